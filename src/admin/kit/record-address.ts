import type { LinkProps } from '@tanstack/react-router';
import { ALL_ENTITIES } from '#domain/admin/entities.ts';
import { slugify } from '#domain/text/fold-text.ts';

export const NEW_ID = 'new';

const LONGEST = 80;

/** Returns the preferred id and URL slug for a name; `kind` replaces an empty or prefixes a reserved slug. */
export function recordIdFor(name: string, kind: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  return slug === '' || slug === NEW_ID ? `${kind}${slug && `-${slug}`}` : slug;
}

export function recordLink(section: string, id: string): LinkProps {
  const entity = ALL_ENTITIES.find((one) => one.section === section);
  switch (entity?.opensAt) {
    case 'path':
      return { to: '/admin/$section/$id', params: { section, id } };
    case 'search':
      return { to: '/admin/$section', params: { section }, search: { page: id } };
    default:
      return { to: '/admin/$section', params: { section } };
  }
}
