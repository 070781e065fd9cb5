import { hashKey } from '@tanstack/react-query';
import { type DocumentData, doc, type Transaction } from 'firebase/firestore';
import * as v from 'valibot';
import { type Entity, isShownToVisitors } from '#domain/entity/entity.ts';
import { isoInstantOrNull } from '#domain/schema/fields.ts';
import { isTimestamp, toPlainDocument } from '#domain/schema/timestamp.ts';
import { adminDb } from './admin-db.ts';
import { AdminError } from './errors.ts';
import { type LinkedIdsChange, writeLinkDocuments } from './links.ts';
import {
  createServerTimestamp,
  requireAdminUid,
  runWriteTransaction,
  updatedAtAndBy,
} from './transaction.ts';

const CHANGED_MESSAGE = 'Quelqu’un d’autre a modifié la fiche entre-temps\u00a0: réessayez.';

export class SaveConflictError extends AdminError {
  override name = 'SaveConflictError';
  readonly stored: Record<string, unknown> | null;
  constructor(stored: Record<string, unknown> | null) {
    super(CHANGED_MESSAGE);
    this.stored = stored;
  }
}

export type OpenedRecord = { id: string; updatedAt: string | null };

type StoreOptions = {
  /** Id and last save of the record as it was opened; null for a new record. */
  opened: OpenedRecord | null;
  /** Preferred id of a new record, which gets a number appended if the id is taken. */
  wantedId?: string;
  links?: LinkedIdsChange;
};

type Sent = { entity: Entity; input: DocumentData };

/** Returns true if an earlier attempt of this save, whose response was lost, has already stored the record. */
function isWritten(stored: DocumentData, sent: DocumentData): boolean {
  if (stored.updated_by !== requireAdminUid() || stored.deleted_at) return false;
  const plain = toPlainDocument('', stored);
  const storedFields = Object.keys(sent).map((name) => [name, plain[name] ?? null]);
  // hashKey writes a Date as its ISO string, so a sent Date equals the same time that was read as a string.
  return hashKey([Object.fromEntries(storedFields)]) === hashKey([sent]);
}

async function read(transaction: Transaction, { collection }: Entity, id: string) {
  const snapshot = await transaction.get(doc(adminDb, collection, id));
  return { id, stored: snapshot.data() };
}

/** Finds the first id that is free: `anse`, `anse-2`, `anse-3`… */
async function findFreeId(transaction: Transaction, { entity, input }: Sent, wantedId: string) {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wantedId : `${wantedId}-${number}`;
    const candidate = await read(transaction, entity, id);
    if (!candidate.stored || isWritten(candidate.stored, input)) return candidate;
  }
}

/** Checks that nobody has saved or deleted a record since it was opened. @throws SaveConflictError if somebody has */
async function requireUnchanged(
  transaction: Transaction,
  { entity, input }: Sent,
  opened: OpenedRecord,
) {
  const record = await read(transaction, entity, opened.id);
  const { id, stored } = record;
  const current = stored && !stored.deleted_at ? toPlainDocument(id, stored) : null;
  const savedAt = v.parse(isoInstantOrNull, current?.updated_at);
  const isThere = current !== null || entity.kind === 'fixed';
  const isUnchanged = isThere && savedAt === opened.updatedAt;
  if (isUnchanged || (stored && isWritten(stored, input))) return record;
  throw new SaveConflictError(current);
}

/** Returns the `created_at` to store: the date of the first publication, null for a record that was never published. */
export function firstPublishedAt(entity: Entity, written: DocumentData, stored?: DocumentData) {
  const firstTime = stored?.created_at;
  if (isTimestamp(firstTime)) return firstTime;
  return isShownToVisitors(entity, written) ? createServerTimestamp() : null;
}

/** Stores a record with its links to other records, all or nothing; returns its id. @throws SaveConflictError */
export function storeRecord(
  entity: Entity,
  values: DocumentData,
  { opened, wantedId = '', links = { before: [], after: [] } }: StoreOptions,
): Promise<string> {
  const { publish_at: plan } = values;
  const input = plan ? { ...values, publish_at: new Date(plan) } : values;
  return runWriteTransaction(async (transaction) => {
    const { id, stored } = await (opened
      ? requireUnchanged(transaction, { entity, input }, opened)
      : findFreeId(transaction, { entity, input }, wantedId));
    const fields: DocumentData = { ...input };
    // A past publication time that a script stored as a text and that no function has mended yet published nothing;
    // stored as a timestamp, it would publish the record at once.
    const isUnmended = stored?.publish_at && !isTimestamp(stored.publish_at);
    if (isUnmended && plan && input.publish_at < new Date()) fields.publish_at = null;
    if (entity.kind === 'content') {
      fields.created_at = firstPublishedAt(entity, input, stored);
      // Only Cloud Functions change this field.
      if (entity.isMailedWhenPublished) fields.state = stored?.state ?? null;
    }
    Object.assign(fields, updatedAtAndBy());
    // For visitors' data, keeps the stored fields that the form lacks: Cloud Functions write most of them.
    const merge = entity.kind === 'visitor data';
    transaction.set(doc(adminDb, entity.collection, id), fields, { merge });
    writeLinkDocuments(transaction, entity, id, input, links);
    return id;
  });
}
