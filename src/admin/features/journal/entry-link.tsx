import { RowLink } from '#admin/features/list/row-actions.tsx';
import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import { PAGE_SLUGS } from '#domain/seo/page-content.ts';
import { entryName, kindOf } from './journal-texts.ts';

/** Leads to what was written, unless it was deleted. */
export function EntryLink({ entry }: { entry: AuditEntry }) {
  const { action, document_id: id } = entry;
  const of = entryName(entry);
  if (action === 'delete') return null;
  switch (kindOf(entry)) {
    case 'hotel':
      return (
        <RowLink to="/admin/hotels/edit/$id" params={{ id }} of={of}>
          Ouvrir
        </RowLink>
      );
    case 'article':
      return (
        <RowLink to="/admin/articles/edit/$id" params={{ id }} of={of}>
          Ouvrir
        </RowLink>
      );
    case 'destination':
      return (
        <RowLink to="/admin/destinations" search={{ fiche: id }} of={of}>
          Ouvrir
        </RowLink>
      );
    case 'seo':
      return (
        <RowLink to="/admin/seo" search={{ page: PAGE_SLUGS.find((slug) => slug === id) }} of={of}>
          Ouvrir
        </RowLink>
      );
    case 'demande':
      return (
        <RowLink to="/admin/demandes/$id" params={{ id }} of={of}>
          Ouvrir
        </RowLink>
      );
    default:
      return null;
  }
}
