import { hashKey } from '@tanstack/react-query';
import {
  type DocumentData,
  doc,
  type FieldValue,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import type { Entity } from '#domain/admin/entities.ts';
import { withFormerSlug } from '#domain/destination/former-slugs.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { type Links, prepareLinks } from './hotel-links.ts';
import { author, writeStamps, writeTransaction } from './write.ts';

/** Somebody else has saved, or deleted, the record since it was opened. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  /** The stored record; null when it is gone. */
  readonly stored: Record<string, unknown> | null;
  constructor(stored: Record<string, unknown> | null) {
    super('The record has changed since it was opened.');
    this.stored = stored;
  }
}

/** Where a record is saved. */
export type Place = {
  /** The record that was opened; null creates one. */
  opened: { id: string; updatedAt: string | null } | null;
  /** The preferred id of a new record. */
  wantedId?: string;
  links?: Links;
  /** Leaves the other fields as they are. */
  isPartial?: boolean;
};

type Found = { id: string; stored: DocumentData | undefined };

/**
 * Returns true if a stored document is exactly what this account sends: a write whose answer was lost
 * took effect, and is neither a conflict nor to be made twice.
 */
function isWritten(stored: DocumentData, sent: DocumentData): boolean {
  if (stored.updated_by !== author() || stored.deleted_at) return false;
  const known = plainDocument('', stored);
  const kept = Object.keys(sent).map((name) => [name, known[name] ?? null]);
  // Dates are compared as text.
  return hashKey([Object.fromEntries(kept)]) === hashKey([sent]);
}

/** Finds a free id for a new record, or the record itself where the answer to its save was lost. */
async function findFree(
  read: (id: string) => Promise<Found>,
  wantedId: string,
  input: DocumentData,
): Promise<Found> {
  for (let number = 1; ; number += 1) {
    const found = await read(number === 1 ? wantedId : `${wantedId}-${number}`);
    if (!found.stored || isWritten(found.stored, input)) return found;
  }
}

/** Finds the place of a record. @throws ConflictError when its content is not what was opened. */
async function find(
  transaction: Transaction,
  { collection, trashDays }: Entity,
  input: DocumentData,
  { opened, wantedId = '' }: Place,
): Promise<Found> {
  const read = async (id: string) => {
    const snapshot = await transaction.get(doc(adminDb, collection, id));
    return { id, stored: snapshot.data() };
  };
  if (opened === null) return findFree(read, wantedId, input);
  const { id, updatedAt } = opened;
  const found = await read(id);
  const { stored } = found;
  const current = stored && !stored.deleted_at ? plainDocument(id, stored) : null;
  // Pages and settings, which nobody deletes, are created by their first save.
  const mayBeMissing = trashDays === null;
  const isUnchanged = (current?.updated_at ?? null) === updatedAt;
  if (isUnchanged && (current || mayBeMissing)) return found;
  if (stored && isWritten(stored, input)) return found;
  throw new ConflictError(current);
}

/** Returns the date of a record: that of its first publication, null until then. */
export function dateOf(
  { shownBy }: Entity,
  stored: DocumentData | undefined,
  written: DocumentData,
): FieldValue | null {
  const isShown = written[shownBy ?? ''] === true;
  return stored?.created_at ?? (isShown ? serverTimestamp() : null);
}

/** Returns the fields of a record that no form has. */
function derivedFields(entity: Entity, { stored }: Found, input: DocumentData): DocumentData {
  if (!entity.shownBy) return {};
  const created_at = dateOf(entity, stored, input);
  if (entity.collection !== COLLECTIONS.destinations) return { created_at };
  return { created_at, former_slugs: withFormerSlug(stored, String(input.destination_slug)) };
}

/** Returns a form's values as they are stored: a plan (an ISO date) becomes an instant. */
const storedInput = (input: DocumentData): DocumentData =>
  typeof input.publish_at === 'string'
    ? { ...input, publish_at: new Date(input.publish_at) }
    : input;

/**
 * Creates or saves a record, with a hotel's links, all or nothing. A write whose answer was lost is
 * recognised by what it stored, in the SDK's next attempt or in the next save.
 * @param values the form's values, parsed by the input schema
 * @returns the record's id.
 * @throws ConflictError when the stored record is not what was opened.
 * @throws AdminError when a hotel's new destination has been deleted meanwhile, or when the server does
 * not answer; nothing is queued.
 */
export function save(entity: Entity, values: DocumentData, place: Place): Promise<string> {
  const { collection } = entity;
  const input = storedInput(values);
  const { links = { before: [], after: [] }, isPartial = false } = place;
  return writeTransaction(async (transaction) => {
    const found = await find(transaction, entity, input, place);
    const writeLinks = await prepareLinks(transaction, found.id, input, links);
    const fields = { ...input, ...derivedFields(entity, found, input), ...writeStamps() };
    transaction.set(doc(adminDb, collection, found.id), fields, { merge: isPartial });
    writeLinks();
    return found.id;
  });
}
