import type { LinkProps } from '@tanstack/react-router';
import { ENTITY_LIST } from '#domain/admin/entities.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { slugify } from '#domain/text/fold-text.ts';

export const NEW_RECORD_URL_ID = 'new';

const LONGEST = 80;

/**
 * Returns the preferred id of a new record: its own slug, else a slug made from its title. Adds the entity's noun if
 * that is empty or the reserved id of a new record's URL.
 */
export function suggestRecordId(entity: Entity, values: Readonly<Record<string, unknown>>) {
  const { title, noun } = entity;
  const ownSlug = entity.kind === 'content' ? values[entity.page.by] : null;
  const slug = slugify(String(ownSlug ?? values[title ?? ''] ?? ''))
    .slice(0, LONGEST)
    .replace(/-$/, '');
  return slug === '' || slug === NEW_RECORD_URL_ID ? slugify(`${noun} ${slug}`) : slug;
}

export function linkToRecord(section: string, id: string): LinkProps {
  const entity = ENTITY_LIST.find((candidate) => candidate.section === section);
  if (entity && !entity.opensAt) return { to: '/admin/$section/$id', params: { section, id } };
  const search = entity?.opensAt === 'search' ? { page: id } : {};
  return { to: '/admin/$section', params: { section }, search };
}
