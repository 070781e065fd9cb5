import { useState } from 'react';
import { recordLink } from '#admin/features/list/record-link.ts';
import { RowLink } from '#admin/features/list/row-actions.tsx';
import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { EntryChanges } from './entry-changes.tsx';
import type { EntryGroup } from './entry-groups.ts';
import { entryTitle, groupText } from './group-texts.ts';
import type { Names } from './journal-names.ts';
import { actorOf, entryName, type Kind, kindOf } from './journal-texts.ts';

type LineProps = { names: Names };

/** A line of the journal: one write, or those of one operation, which open. */
export function JournalLine({ group, ...rest }: LineProps & { group: EntryGroup }) {
  const { first, entries } = group;
  if (entries.length === 1) return <JournalEntry entry={first} {...rest} />;
  const { title, name } = groupText(group, rest.names);
  return (
    <li className="border-b border-rule pt-3">
      <When entry={first} title={title} name={name} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-small text-ink-2">
          {entries.length} lignes
        </summary>
        <ol className="mb-4 border-t border-rule pl-5">
          {entries.map((entry) => (
            <JournalEntry key={entry.id} entry={entry} {...rest} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function When({ entry, title, name }: { entry: AuditEntry; title: string; name: string }) {
  return (
    <p className="min-w-0 md:grow">
      <span className="block text-small text-ink-2">
        {formatDateTime(entry.at)}, {actorOf(entry)}
      </span>
      <span className="break-words">
        {title}
        {'\u00a0'}: <span className="font-medium">{name}</span>
      </span>
    </p>
  );
}

/** One write: when, who, what; details on demand. */
function JournalEntry({ entry, names }: LineProps & { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const name = entryName(entry, names);
  const title = entryTitle(entry);
  return (
    <li className="border-b border-rule pt-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <When entry={entry} title={title} name={name} />
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
