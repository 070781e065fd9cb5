import { slugify } from '#domain/text/fold-text.ts';

/** Stands for the id of a new record in URLs. */
export const NEW_ID = 'new';

const LONGEST = 80;

/** Returns the preferred id and URL slug for a name; `kind` replaces an empty or prefixes a reserved slug. */
export function recordIdFor(name: string, kind: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  return slug === '' || slug === NEW_ID ? `${kind}${slug && `-${slug}`}` : slug;
}
