import { type DocumentData, doc, type Transaction } from 'firebase/firestore';
import { type Entity, isShownToVisitors } from '#domain/entity/entity.ts';
import { coerceStoredFieldValues } from '#domain/schema/any-value.ts';
import { isTimestamp } from '#domain/schema/timestamp.ts';
import { adminDb } from './admin-db.ts';
import { AdminError } from './errors.ts';
import { readLinkedIds, writeLinkDocuments } from './links.ts';
import { readClashErrorsByField } from './read.ts';
import { firstPublishedAt } from './store-record.ts';
import { createServerTimestamp, runWriteTransaction, updatedAtAndBy } from './transaction.ts';

// `updateRecords`, `moveRecordsToTrash` and `restoreRecordsFromTrash` each change records in one transaction, and
// return the ids of the changed records. Callers pass at most RECORDS_PER_TRANSACTION_MAX records.

/** Returns the fields to write to a stored record; null to leave the record alone. */
type Change = (
  stored: DocumentData,
  id: string,
) => DocumentData | null | Promise<DocumentData | null>;

function changeRecords(entity: Entity, ids: readonly string[], change: Change): Promise<string[]> {
  const { shownBy } = entity;
  const prepare = async (transaction: Transaction, id: string) => {
    const record = doc(adminDb, entity.collection, id);
    const stored = (await transaction.get(record)).data();
    const fields = stored && (await change(stored, id));
    if (!stored || !fields) return [];
    const isPublished =
      entity.kind === 'content' && isShownToVisitors(entity, fields) && !stored.deleted_at;
    const date = isPublished ? { created_at: firstPublishedAt(entity, fields, stored) } : {};
    // Transactions in browsers cannot query, so the record's links are read outside the transaction. They cannot change
    // meanwhile: whatever changes a record's links also writes the record, which this transaction has read.
    const links = shownBy && shownBy in fields ? await readLinkedIds(entity, id) : [];
    const unchangedLinks = { before: links, after: links };
    const write = () => {
      transaction.update(record, { ...fields, ...date, ...updatedAtAndBy() });
      writeLinkDocuments(transaction, entity, id, fields, unchangedLinks);
    };
    return [{ id, write }];
  };
  return runWriteTransaction(async (transaction) => {
    const changes = (await Promise.all(ids.map((id) => prepare(transaction, id)))).flat();
    for (const { write } of changes) write();
    return changes.map(({ id }) => id);
  });
}

export type RecordChange = { id: string; fields: DocumentData };

/**
 * Returns defaults for the fields that the entity's schema has gained since the record was stored; no fields if
 * `change` hides the record.
 */
function addedFields(entity: Entity, stored: object, change: DocumentData) {
  if (entity.kind !== 'content' || change[entity.shownBy] === false) return {};
  const added = Object.entries(entity.fields).filter(([name]) => !(name in stored));
  return coerceStoredFieldValues(Object.fromEntries(added), {});
}

/**
 * Writes fields of records; skips deleted records, and records that somebody has meanwhile changed so that the new
 * values no longer fit.
 */
export function updateRecords(entity: Entity, changes: readonly RecordChange[]) {
  const fieldsById = new Map(changes.map(({ id, fields }) => [id, fields]));
  return changeRecords(entity, [...fieldsById.keys()], (stored, id) => {
    const fields = fieldsById.get(id) ?? {};
    const isStale = entity.kind === 'visitor data' && entity.rejectsStale.isStale(stored, fields);
    if (stored.deleted_at || isStale) return null;
    return { ...addedFields(entity, stored, fields), ...fields };
  });
}

const OVERTAKEN_MESSAGE = 'Quelqu’un d’autre l’a fait avant vous, ou a supprimé la fiche.';

/** Returns `changed`, the ids of the changed records. @throws AdminError, with the message `why`, if it is empty */
export function requireAnyRecordChanged(changed: readonly string[], why = OVERTAKEN_MESSAGE) {
  if (changed.length === 0) throw new AdminError(why);
  return changed;
}

/**
 * Returns the fields to write to undo a change of `fields`, which may be boolean fields and `publish_at`; `before` is
 * the record before that change.
 */
export function fieldsThatUndo(entity: Entity, before: DocumentData, fields: DocumentData) {
  const flags = Object.keys(fields).map((name) => [name, before[name] === true]);
  const undoFields: DocumentData = Object.fromEntries(flags);
  // An undo does not restore a planned publication time that has passed, because it would publish the record at once.
  const plan = new Date(before.publish_at ?? 0);
  if ('publish_at' in fields) undoFields.publish_at = plan > new Date() ? plan : null;
  // If the change was the record's first publication, undoing it also clears the date of first publication.
  const isFirst = isShownToVisitors(entity, fields) && before.created_at === null;
  if (isFirst) undoFields.created_at = null;
  return undoFields;
}

/** Moves records to the trash, all or none. A repetition by the SDK after a lost response changes only the times. */
export const moveRecordsToTrash = (entity: Entity, ids: readonly string[]): Promise<string[]> =>
  changeRecords(entity, ids, (stored) => {
    const { shownBy } = entity;
    if (!shownBy) return { deleted_at: createServerTimestamp() };
    const was_shown = stored.deleted_at ? stored.was_shown : isShownToVisitors(entity, stored);
    return { [shownBy]: false, was_shown, deleted_at: createServerTimestamp() };
  });

/** Restores deleted records as they were, but without a past planned time, which would publish them at once. */
export const restoreRecordsFromTrash = (
  entity: Entity,
  ids: readonly string[],
): Promise<string[]> =>
  changeRecords(entity, ids, async (stored, id) => {
    const { shownBy } = entity;
    // Already restored, such as by a first attempt whose response was lost: only `updated_at` and `updated_by` change.
    if (!stored.deleted_at) return {};
    const [clash] = Object.values(await readClashErrorsByField(entity, stored, id));
    if (clash) throw new AdminError(clash);
    const fields: DocumentData = { deleted_at: null };
    if (shownBy) {
      fields[shownBy] = stored.was_shown === true;
      fields.was_shown = null;
    }
    const hasPassed = isTimestamp(stored.publish_at) && stored.publish_at.toDate() <= new Date();
    if (hasPassed) fields.publish_at = null;
    return fields;
  });
