import { useState } from 'react';
import { recordLink } from '#admin/features/list/record-link.ts';
import { RowLink } from '#admin/features/list/row-actions.tsx';
import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { EntryChanges } from './entry-changes.tsx';
import type { Names } from './journal-names.ts';
import {
  ACTION_LABELS,
  actorOf,
  entryName,
  KIND_LABELS,
  type Kind,
  kindOf,
} from './journal-texts.ts';

/** One write: when, who, what; details on demand. */
export function JournalEntry({ entry, names }: { entry: AuditEntry; names: Names }) {
  const [isOpen, setOpen] = useState(false);
  const name = entryName(entry, names);
  return (
    <li className="border-b border-rule pt-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 md:grow">
          <span className="block text-small text-ink-2">
            {formatDateTime(entry.at)}, {actorOf(entry)}
          </span>
          <span className="break-words">
            {ACTION_LABELS[entry.action]}, {KIND_LABELS[kindOf(entry)]}
            {'\u00a0'}: <span className="font-medium">{name}</span>
          </span>
        </p>
        <EntryLink entry={entry} name={name} />
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center text-small text-ink-2">
          Détails
        </summary>
        {isOpen && <EntryChanges entry={entry} names={names} />}
      </details>
    </li>
  );
}

const LINKED_KINDS = {
  hotel: 'hotel',
  article: 'article',
  destination: 'destination',
  image: 'image',
  seo: 'page',
  reglages: 'settings',
  demande: 'request',
  abonnement: null,
} as const satisfies Record<Kind, unknown>;

/** A link to the written record, unless it was deleted. */
function EntryLink({ entry, name }: { entry: AuditEntry; name: string }) {
  const kind = LINKED_KINDS[kindOf(entry)];
  if (entry.action === 'delete' || entry.action === 'erase' || kind === null) return null;
  return (
    <RowLink {...recordLink(kind, entry.document_id)} of={name}>
      Ouvrir
    </RowLink>
  );
}
