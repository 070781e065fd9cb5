import { Link } from '@tanstack/react-router';
import { PAGE_SLUGS } from '#domain/seo/page-content.ts';
import type { HealthItem } from './content-health.ts';

/** Leads to where a record is edited. */
export function HealthLink({ item }: { item: HealthItem }) {
  const { id, kind, label } = item;
  switch (kind) {
    case 'hotel':
      return (
        <Link to="/admin/hotels/edit/$id" params={{ id }} className="row-action">
          {label}
        </Link>
      );
    case 'article':
      return (
        <Link to="/admin/articles/edit/$id" params={{ id }} className="row-action">
          {label}
        </Link>
      );
    case 'destination':
      return (
        <Link to="/admin/destinations" search={{ fiche: id }} className="row-action">
          {label}
        </Link>
      );
    default:
      return (
        <Link
          to="/admin/seo"
          search={{ page: PAGE_SLUGS.find((slug) => slug === id) }}
          className="row-action"
        >
          {label}
        </Link>
      );
  }
}
