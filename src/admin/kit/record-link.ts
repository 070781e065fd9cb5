import type { LinkProps } from '@tanstack/react-router';
import { ENTITIES } from '#domain/admin/entities.ts';

/** Returns the link to a record's editor or page, else to its list. */
export function recordLink(section: string, id: string): LinkProps {
  const { pages, photos, settings, subscribers } = ENTITIES;
  if (section === pages.section) return { to: '/admin/seo', search: { page: id } };
  const isListed = [photos, settings, subscribers].some((entity) => entity.section === section);
  if (isListed) return { to: '/admin/$section', params: { section } };
  return { to: '/admin/$section/$id', params: { section, id } };
}
