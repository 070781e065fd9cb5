import { readOneOf, readText } from '#admin/features/list/list-search.ts';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '#domain/admin/audit-entry.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { actorOf, KINDS, type Kind, kindOf } from './journal-texts.ts';

/** The URL search of the journal. */
export type JournalSearch = {
  q?: string | undefined;
  quoi?: Kind | undefined;
  action?: AuditAction | undefined;
};

/** Never throws: an invalid value counts as absent. */
export function readJournalSearch(search: Record<string, unknown>): JournalSearch {
  return {
    q: readText(search.q),
    quoi: readOneOf(search.quoi, KINDS),
    action: readOneOf(search.action, AUDIT_ACTIONS),
  };
}

/** The entries that match the URL search, newest first as they come. */
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
