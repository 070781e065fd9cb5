import { useState } from 'react';
import { RowLink } from '#admin/kit/list/row-actions.tsx';
import { recordLink } from '#admin/kit/record-link.ts';
import { type AuditEntry, ERASED_ID } from '#domain/admin/audit-entry.ts';
import { entityOf } from '#domain/admin/entities.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { EntryChanges } from './entry-changes.tsx';

export const ACTION_LABELS = {
  create: 'Création',
  update: 'Modification',
  publish: 'Publication planifiée',
  delete: 'Suppression',
  erase: 'Effacement définitif',
  restore: 'Restauration',
} as const;

export function actorOf({ actor }: AuditEntry): string {
  if (actor === null) return 'système';
  return actor.email ?? 'compte supprimé';
}

export function entryName({ collection, document_id, label }: AuditEntry): string {
  if (label !== null) return label;
  const entity = entityOf(collection);
  if (document_id === ERASED_ID) return 'un abonnement';
  return entity?.isPersonal ? entity.noun.toLowerCase() : (entity?.gone ?? collection);
}

export function JournalEntry({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const name = entryName(entry);
  return (
    <li className="border-b border-rule pt-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 md:grow">
          <span className="block text-small text-ink-2">
            {formatDateTime(entry.at)}, {actorOf(entry)}
          </span>
          <span className="break-words">
            {ACTION_LABELS[entry.action]}, {entityOf(entry.collection)?.noun}
            {'\u00a0'}: <span className="font-medium">{name}</span>
          </span>
        </p>
        <EntryLinks entry={entry} name={name} />
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center text-small text-ink-2">
          Détails
        </summary>
        {isOpen && <EntryChanges entry={entry} />}
      </details>
    </li>
  );
}

/** Links to the written record, and to it as this write left it, unless it was deleted. */
function EntryLinks({ entry, name }: { entry: AuditEntry; name: string }) {
  const { id, action, collection, document_id } = entry;
  const entity = entityOf(collection);
  const isGone = action === 'delete' || action === 'erase' || document_id === ERASED_ID;
  if (!entity || isGone) return null;
  const { section, isPlanned } = entity;
  return (
    <span className="flex flex-wrap gap-x-5">
      {/* Records with an editor of their own are those that can be planned. */}
      {isPlanned && (
        <RowLink
          to="/admin/$section/$id"
          params={{ section, id: document_id }}
          search={{ version: id }}
          of={name}
        >
          Ouvrir cette version
        </RowLink>
      )}
      <RowLink {...recordLink(section, document_id)} of={name}>
        Ouvrir
      </RowLink>
    </span>
  );
}
