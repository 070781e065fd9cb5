import { type AuditEntry, isPersonal } from '#domain/admin/audit-entry.ts';
import { todayIso } from '#domain/text/dates.ts';

/** Entries shown as one line: what one operation wrote, or what a mail did by itself. */
export type EntryGroup = {
  key: string;
  /** `mail`: written by functions, about one visitor's record. */
  kind: 'operation' | 'mail';
  /** Newest first, at least one. */
  first: AuditEntry;
  entries: AuditEntry[];
};

const MINUTE = 'yyyy-mm-ddThh:mm'.length;

/** What the entries of one line have in common. */
function keyOf(entry: AuditEntry): string {
  const { id, action, collection, document_id, actor, at, changed, batch } = entry;
  if (at === null) return id;
  if (actor === null && isPersonal(collection)) {
    return `mail ${collection}/${document_id} ${todayIso(new Date(at))}`;
  }
  if (batch !== null && !isPersonal(collection)) return `lot ${batch}`;
  // Without a batch (older entries, links, visitors' records): the same, by the same, within a minute.
  const fields = action === 'update' ? changed.join() : '';
  return [actor?.uid ?? '', action, collection, fields, at.slice(0, MINUTE)].join(' ');
}

/** The lines of the journal, in the order of their newest entries. */
export function groupEntries(entries: readonly AuditEntry[]): EntryGroup[] {
  const groups = new Map<string, EntryGroup>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else {
      const kind = key.startsWith('mail ') ? 'mail' : 'operation';
      groups.set(key, { key, kind, first: entry, entries: [entry] });
    }
  }
  return [...groups.values()];
}
