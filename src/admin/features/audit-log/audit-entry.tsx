import { useState } from 'react';
import {
  formatFieldValuesForComparison,
  formatFieldValuesInFull,
} from '#admin/kit/format-values.ts';
import { RowLink } from '#admin/kit/list/row-actions.tsx';
import { linkToRecord } from '#admin/kit/record-address.ts';
import { type AuditEntry, TEAM_PSEUDO_COLLECTION } from '#domain/admin/audit-entry.ts';
import { EDITORIAL_ENTITIES, entityOfCollection, fieldLabel } from '#domain/admin/entities.ts';
import { actionDoneText } from '#domain/entity/entity.ts';
import { fieldMetadataOf } from '#domain/schema/field.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';

export const AUDIT_ACTION_LABELS = {
  create: 'Création',
  update: 'Modification',
  publish: 'Publication planifiée',
  move: 'Changement d’adresse',
  delete: 'Suppression',
  erase: 'Effacement définitif',
  restore: 'Restauration',
} as const;

export const collectionNoun = (collection: AuditEntry['collection']): string =>
  entityOfCollection(collection)?.noun ??
  (collection === TEAM_PSEUDO_COLLECTION ? 'Droits d’administration' : 'Lien entre fiches');

export function actorName({ actor }: AuditEntry, nameOf: (uid: string) => string | undefined) {
  if (actor === null) return 'système';
  return nameOf(actor.uid) ?? actor.email ?? 'compte supprimé';
}

export function entryName({ collection, document_id, label, action }: AuditEntry): string {
  if (label !== null) return label;
  const entity = entityOfCollection(collection);
  if (!entity) return document_id.replace('_', ' et ');
  const isGone = action === 'delete' || action === 'erase';
  return isGone && entity.title ? actionDoneText(entity, 'supprimé', 1) : entity.noun.toLowerCase();
}

export function AuditEntryItem({ entry, actor }: { entry: AuditEntry; actor: string }) {
  const [isOpen, setOpen] = useState(false);
  const { at, action, collection, changed } = entry;
  return (
    <li className="border-b border-rule pt-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 md:grow">
          <span className="block text-small text-ink-2" title={entry.actor?.email ?? undefined}>
            {formatShortDateTime(at)}, {actor}
          </span>
          <span className="break-words">
            {AUDIT_ACTION_LABELS[action]}, {collectionNoun(collection)}
            {'\u00a0'}: <span className="font-medium">{entryName(entry)}</span>
          </span>
        </p>
        <EntryLinks entry={entry} />
      </div>
      {changed.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer content-center text-small text-ink-2">
            Détails
          </summary>
          {isOpen && <Changes entry={entry} />}
        </details>
      )}
    </li>
  );
}

function EntryLinks({ entry }: { entry: AuditEntry }) {
  const { id, action, collection, document_id, before } = entry;
  const entity = entityOfCollection(collection);
  if (!entity || action === 'delete' || action === 'erase') return null;
  const name = entryName(entry);
  const link = linkToRecord(entity.section, document_id);
  const opensVersions = EDITORIAL_ENTITIES.includes(entity);
  return (
    <span className="flex flex-wrap gap-x-5">
      {opensVersions && before && (
        <RowLink {...link} search={{ before: id }} of={name}>
          Ouvrir la version d’avant
        </RowLink>
      )}
      {opensVersions && (
        <RowLink {...link} search={{ version: id }} of={name}>
          Ouvrir cette version
        </RowLink>
      )}
      <RowLink {...link} of={name}>
        Ouvrir
      </RowLink>
    </span>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { before, after, changed, collection } = entry;
  const entity = entityOfCollection(collection);
  const print =
    entity?.kind === 'content' ? formatFieldValuesForComparison : formatFieldValuesInFull;
  return (
    <dl className="pb-4 text-small">
      {changed.map((name) => {
        const field = fieldMetadataOf(entity?.fields[name]);
        const [former, current] = print(field, before?.[name], after?.[name]);
        return (
          <div
            key={name}
            className="grid gap-x-6 border-t border-rule py-2 md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-medium">{fieldLabel(collection, name)}</dt>
            <dd className="min-w-0 whitespace-pre-line break-words">
              {before && name in before && <p className="text-ink-2">{`Avant\u00a0: ${former}`}</p>}
              {after && name in after && <p>{before ? `Après\u00a0: ${current}` : current}</p>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
