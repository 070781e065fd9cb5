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

export type RecordToSave = {
  collection: CollectionName;
  /** What the form holds, parsed by the writing schema. */
  input: DocumentData;
  /** The record that was opened; null creates one. */
  opened: { id: string; updatedAt: string | null } | null;
  /** The id that a new record would like: its name in letters of an address. */
  wantedId: string;
  /** The destinations of a hotel: those it is linked with, and those it shall be. */
  links?: { before: readonly string[]; after: readonly string[] } | undefined;
};

const MAX_IDS = 50;

async function freeId(transaction: Transaction, { collection, wantedId }: RecordToSave) {
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
  for (const destination_id of after.filter((id) => !before.includes(id))) {
    const ends = { hotel_id: hotelId, destination_id };
    transaction.set(link(linkId(destination_id)), { ...ends, updated_by: author() });
  }
}

/**
 * Creates or saves a record, and the links of a hotel with it, all or nothing.
 * @returns the record's id.
 * @throws ConflictError when what is stored is not what was opened.
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
    const stamps = { created_at, ...writeStamps() };
    transaction.set(doc(adminDb, collection, id), { ...input, ...stamps });
    writeLinks(transaction, id, record);
    return id;
  });
}
