import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import type { EntryGroup } from './entry-groups.ts';
import type { Names } from './journal-names.ts';
import {
  ACTION_LABELS,
  changedLabels,
  entryName,
  KIND_LABELS,
  KIND_PLURALS,
  kindOf,
} from './journal-texts.ts';

const MOST_NAMED = 3;

/** « Modification, Hôtel »: what an entry is. */
export const entryTitle = (entry: AuditEntry): string =>
  `${ACTION_LABELS[entry.action]}, ${KIND_LABELS[kindOf(entry)]}`;

const isAlike = (group: readonly AuditEntry[]): boolean =>
  new Set(group.map(({ action, collection }) => `${action} ${collection}`)).size === 1;

function namesIn(entries: readonly AuditEntry[], names: Names): string[] {
  return [...new Set(entries.map((entry) => entryName(entry, names)))];
}

function firstOf(all: readonly string[]): string {
  const named = all.slice(0, MOST_NAMED).join(', ');
  const more = all.length - MOST_NAMED;
  if (more <= 0) return named;
  return more === 1 ? `${named} et 1 autre` : `${named} et ${more} autres`;
}

/** What a line of several entries says: what was done, and to which records. */
export function groupText(
  { kind, first, entries }: EntryGroup,
  names: Names,
): { title: string; name: string } {
  if (kind === 'mail') {
    return { title: `E-mail, ${KIND_LABELS[kindOf(first)]}`, name: entryName(first, names) };
  }
  const records = new Set(entries.map(({ document_id }) => document_id)).size;
  if (isAlike(entries) && records > 1) {
    const fields = first.action === 'update' ? ` (${changedLabels(first)})` : '';
    const title = `${ACTION_LABELS[first.action]}, ${records} ${KIND_PLURALS[kindOf(first)]}${fields}`;
    return { title, name: firstOf(namesIn(entries, names)) };
  }
  // A photograph, and the records that show it.
  const lead = entries.find(({ collection }) => collection === COLLECTIONS.media) ?? first;
  const others = namesIn(
    entries.filter((entry) => entry !== lead),
    names,
  ).filter((name) => name !== entryName(lead, names));
  const rest = others.length > 0 ? `, avec ${firstOf(others)}` : '';
  return { title: entryTitle(lead), name: `${entryName(lead, names)}${rest}` };
}
