import { oneOf, readText, searchReader } from '#admin/features/list/list-search.ts';
import { AUDIT_ACTIONS, type AuditEntry } from '#domain/admin/audit-entry.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Names } from './journal-names.ts';
import { actorOf, entryName, KINDS, kindOf } from './journal-texts.ts';

/** The URL search of the journal. */
export const readJournalSearch = searchReader({
  q: readText,
  quoi: oneOf(KINDS),
  action: oneOf(AUDIT_ACTIONS),
});
type JournalSearch = ReturnType<typeof readJournalSearch>;

/** The entries that match the URL search, newest first as they come. */
export function filterEntries(
  entries: readonly AuditEntry[],
  { q = '', quoi, action }: JournalSearch,
  names: Names,
): AuditEntry[] {
  const wanted = foldText(q.trim());
  return entries.filter(
    (entry) =>
      (quoi === undefined || quoi === kindOf(entry)) &&
      (action === undefined || action === entry.action) &&
      foldText([entryName(entry, names), entry.document_id, actorOf(entry)].join('\n')).includes(
        wanted,
      ),
  );
}
