import {
  type DocumentData,
  doc,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { hotelDestinationId } from '#domain/hotel-destination.ts';
import { removalNoteId } from '#domain/removal-note.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { author, removalNote, writeStamps } from './write-stamps.ts';

/** Somebody else has saved, or deleted, the record since it was opened. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  /** What is stored now; null when the record is gone. */
  readonly stored: Record<string, unknown> | null;
  constructor(stored: Record<string, unknown> | null) {
    super('The record has changed since it was opened.');
    this.stored = stored;
  }
}

/** A hotel was to be linked with destinations that are gone. */
export class MissingDestinationsError extends Error {
  override name = 'MissingDestinationsError';
  readonly ids: readonly string[];
  constructor(ids: readonly string[]) {
    super('There are no such destinations.');
    this.ids = ids;
  }
}

export type RecordToSave = {
  collection: CollectionName;
  /** What the form holds, parsed by the writing schema. */
  input: DocumentData;
  /** The record that was opened; null creates one. */
  opened: { id: string; updatedAt: string | null } | null;
  /** The id that a new record would like: its name in letters of an address. */
  wantedId: string;
  /** The id that it had before it was deleted: it is made again under this one. */
  formerId?: string | undefined;
  /** The destinations of a hotel: those it is linked with, and those it shall be. */
  links?: { before: readonly string[]; after: readonly string[] } | undefined;
};

const MAX_IDS = 50;

async function freeId(transaction: Transaction, record: RecordToSave): Promise<string> {
  const { collection, wantedId, formerId } = record;
  if (formerId !== undefined) {
    const again = await transaction.get(doc(adminDb, collection, formerId));
    if (again.exists()) throw new ConflictError(plainDocument(formerId, again.data()));
    return formerId;
  }
  for (let number = 1; number <= MAX_IDS; number += 1) {
    const id = number === 1 ? wantedId : `${wantedId}-${number}`;
    const taken = await transaction.get(doc(adminDb, collection, id));
    if (!taken.exists()) return id;
  }
  return crypto.randomUUID();
}

async function createdAt(
  transaction: Transaction,
  collection: CollectionName,
  opened: { id: string; updatedAt: string | null },
): Promise<unknown> {
  const snapshot = await transaction.get(doc(adminDb, collection, opened.id));
  const data = snapshot.data();
  if (!data) throw new ConflictError(null);
  const stored = plainDocument(opened.id, data);
  if ((stored.updated_at ?? null) !== opened.updatedAt) throw new ConflictError(stored);
  return data.created_at ?? serverTimestamp();
}

/** The destinations that a hotel is to be linked with, and is not yet. */
function added({ links }: RecordToSave): string[] {
  const { before = [], after = [] } = links ?? {};
  return after.filter((id) => !before.includes(id));
}

async function requireDestinations(transaction: Transaction, ids: readonly string[]) {
  const found = await Promise.all(
    ids.map((id) => transaction.get(doc(adminDb, COLLECTIONS.destinations, id))),
  );
  const missing = ids.filter((_, index) => !found[index]?.exists());
  if (missing.length > 0) throw new MissingDestinationsError(missing);
}

function writeLinks(transaction: Transaction, hotelId: string, record: RecordToSave): void {
  const { before = [], after = [] } = record.links ?? {};
  const linkId = (destinationId: string) => hotelDestinationId(hotelId, destinationId);
  const link = (id: string) => doc(adminDb, COLLECTIONS.hotelDestinations, id);
  const removed = before.filter((id) => !after.includes(id)).map(linkId);
  if (removed.length > 0) {
    const note = removalNoteId(COLLECTIONS.hotels, hotelId);
    transaction.set(doc(adminDb, COLLECTIONS.removalNotes, note), removalNote(removed));
  }
  for (const id of removed) transaction.delete(link(id));
  for (const destination_id of added(record)) {
    const ends = { hotel_id: hotelId, destination_id };
    transaction.set(link(linkId(destination_id)), { ...ends, updated_by: author() });
  }
}

/**
 * Creates or saves a record, and the links of a hotel with it, all or nothing.
 * @returns the record's id.
 * @throws ConflictError when what is stored is not what was opened.
 * @throws MissingDestinationsError when a hotel's new destination has been deleted meanwhile.
 * @throws OfflineError without a network: nothing is written later, unseen.
 */
export async function saveRecord(record: RecordToSave): Promise<string> {
  requireOnline();
  const { collection, input, opened } = record;
  return runTransaction(adminDb, async (transaction) => {
    const created_at = opened
      ? await createdAt(transaction, collection, opened)
      : serverTimestamp();
    const id = opened?.id ?? (await freeId(transaction, record));
    await requireDestinations(transaction, added(record));
    const stamps = { created_at, ...writeStamps() };
    transaction.set(doc(adminDb, collection, id), { ...input, ...stamps });
    writeLinks(transaction, id, record);
    return id;
  });
}
