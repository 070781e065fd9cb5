import type { LinkProps } from '@tanstack/react-router';
import { PAGE_SLUGS } from '#domain/seo/site-pages.ts';

export type RecordKind =
  | 'hotel'
  | 'article'
  | 'destination'
  | 'image'
  | 'page'
  | 'request'
  | 'settings';

/** Where a record is edited, or read; the id of a page is its slug. */
export function recordLink(kind: RecordKind, id: string): LinkProps {
  switch (kind) {
    case 'hotel':
      return { to: '/admin/hotels/$id', params: { id } };
    case 'article':
      return { to: '/admin/articles/$id', params: { id } };
    case 'destination':
      return { to: '/admin/destinations', search: { fiche: id } };
    case 'image':
      return { to: '/admin/images' };
    case 'page':
      return { to: '/admin/seo', search: { page: PAGE_SLUGS.find((slug) => slug === id) } };
    case 'settings':
      return { to: '/admin/reglages' };
    case 'request':
      return { to: '/admin/demandes/$id', params: { id } };
  }
}
