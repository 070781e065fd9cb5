import { readOneOf, readText } from '#admin/features/list/list-search.ts';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/admin/audit-entry.ts';
import { KINDS, type Kind } from './journal-texts.ts';

/** What the address of the journal says. */
export type JournalSearch = { q?: string; quoi?: Kind; action?: AuditAction };

/** Never throws; what it does not know is left out. */
export function readJournalSearch(search: Record<string, unknown>): JournalSearch {
  const q = readText(search.q);
  const quoi = readOneOf(search.quoi, KINDS);
  const action = readOneOf(search.action, AUDIT_ACTIONS);
  return { ...(q && { q }), ...(quoi && { quoi }), ...(action && { action }) };
}
