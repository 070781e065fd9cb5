import { type DocumentData, doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import type { CollectionName } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { linksThere, removedLinks, requireDestinations, writeLinks } from './hotel-links.ts';
import { isWritten, noteUnconfirmed, type SentWrite, unconfirmedWrite } from './sent-writes.ts';
import { writeStamps } from './write-stamps.ts';
import { UnconfirmedError, writeTransaction } from './write-transaction.ts';

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

/** What is stored, when it is what this account sent and never heard of. */
async function readWritten(
  transaction: Transaction,
  { collection, opened }: RecordToSave,
  sent: SentWrite | undefined,
): Promise<DocumentData | undefined> {
  if (!sent) return undefined;
  const stored = (await transaction.get(doc(adminDb, collection, sent.id))).data();
  if (!stored || !isWritten(stored, sent.input)) return undefined;
  // Every write renews the stamp: where it is still the one that was opened, nothing came of what
  // was sent, though the fields may say the same when only links were to change.
  const updatedAt = plainDocument(sent.id, stored).updated_at ?? null;
  return opened && updatedAt === opened.updatedAt ? undefined : stored;
}

/** Where a record goes, since when it exists, and its links so far. */
async function place(transaction: Transaction, record: RecordToSave, key: string) {
  const { collection, opened, links } = record;
  const sent = unconfirmedWrite(key);
  const written = await readWritten(transaction, record, sent);
  if (sent && written) {
    const before = opened ? links?.before : sent.links;
    return { id: sent.id, created_at: written.created_at, before };
  }
  if (opened) {
    const created_at = await createdAt(transaction, collection, opened);
    return { id: opened.id, created_at, before: links?.before };
  }
  const id = await freeId(transaction, record);
  return { id, created_at: serverTimestamp(), before: links?.before };
}

/**
 * Creates or saves a record, and the links of a hotel with it, all or nothing. When the answer to a
 * write was lost and it had been written after all, the next one goes on from there: it is neither
 * a conflict nor a second record.
 * @returns the record's id.
 * @throws ConflictError when what is stored is not what was opened.
 * @throws MissingDestinationsError when a hotel's new destination has been deleted meanwhile.
 * @throws OfflineError without a network: nothing is written later, unseen.
 * @throws UnconfirmedError, NoAnswerError when the server does not answer.
 */
export async function saveRecord(record: RecordToSave): Promise<string> {
  const { collection, input, opened, links } = record;
  const key = `${collection}/${opened?.id ?? record.formerId ?? `new/${record.wantedId}`}`;
  let sent: SentWrite | undefined;
  try {
    const saved = await writeTransaction(async (transaction) => {
      if (sent && (await readWritten(transaction, record, sent))) return sent.id;
      const { id, created_at, before = [] } = await place(transaction, record, key);
      const after = links?.after ?? [];
      const added = after.filter((destination) => !before.includes(destination));
      await requireDestinations(transaction, added);
      const removed = await linksThere(transaction, removedLinks(id, before, after));
      transaction.set(doc(adminDb, collection, id), { ...input, created_at, ...writeStamps() });
      writeLinks(transaction, id, { removed, added });
      sent = { id, input, links: after };
      return id;
    });
    noteUnconfirmed(key);
    return saved;
  } catch (error) {
    if (error instanceof UnconfirmedError) noteUnconfirmed(key, sent);
    throw error;
  }
}
