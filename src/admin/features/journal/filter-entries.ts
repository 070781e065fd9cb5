import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { JournalSearch } from './journal-search.ts';
import { actorOf, kindOf } from './journal-texts.ts';

/** The entries that the address asks for, newest first as they come. */
export function filterEntries(
  entries: readonly AuditEntry[],
  { q = '', quoi, action }: JournalSearch,
): AuditEntry[] {
  const wanted = foldText(q.trim());
  return entries.filter(
    (entry) =>
      (quoi === undefined || quoi === kindOf(entry)) &&
      (action === undefined || action === entry.action) &&
      foldText([entry.label ?? '', entry.document_id, actorOf(entry)].join('\n')).includes(wanted),
  );
}
