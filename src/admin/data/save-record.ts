import { type DocumentData, doc, type Transaction } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { replaceLinks } from './hotel-links.ts';
import { dateOf, storedInput } from './publication.ts';
import { isWritten, noteUnconfirmed, type SentWrite, unconfirmedWrite } from './sent-writes.ts';
import { reserveSlug } from './slug-reservation.ts';
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
  /** The form's values, parsed by the input schema. */
  input: DocumentData;
  /** The record that was opened; null creates one. */
  opened: { id: string; updatedAt: string | null } | null;
  /** The preferred id of a new record: its name as part of a URL. */
  wantedId: string;
  /** The id of a record that was deleted while it was edited: it is recreated under that id. */
  formerId?: string | undefined;
  /** Ids of the destinations that a hotel is linked to, and is to be. */
  links?: { before: readonly string[]; after: readonly string[] } | undefined;
};

/** The id to write to, what is stored there, and its current links. */
type Place = { id: string; stored: DocumentData | undefined; before: readonly string[] };

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

async function readOpened(
  transaction: Transaction,
  collection: CollectionName,
  opened: { id: string; updatedAt: string | null },
): Promise<DocumentData> {
  const data = (await transaction.get(doc(adminDb, collection, opened.id))).data();
  if (!data) throw new ConflictError(null);
  const stored = plainDocument(opened.id, data);
  if ((stored.updated_at ?? null) !== opened.updatedAt) throw new ConflictError(stored);
  return data;
}

/** The stored document if it is what this account sent without getting an answer. */
async function readWritten(
  transaction: Transaction,
  { collection, opened }: RecordToSave,
  sent: SentWrite | undefined,
): Promise<DocumentData | undefined> {
  if (!sent) return undefined;
  const stored = (await transaction.get(doc(adminDb, collection, sent.id))).data();
  if (!stored || !isWritten(stored, sent.input)) return undefined;
  // Every write renews updated_at: if it is unchanged nothing was written, even where the fields are
  // the same because only links were to change.
  const updatedAt = plainDocument(sent.id, stored).updated_at ?? null;
  return opened && updatedAt === opened.updatedAt ? undefined : stored;
}

async function findPlace(
  transaction: Transaction,
  record: RecordToSave,
  key: string,
): Promise<Place> {
  const { collection, opened, links } = record;
  const before = links?.before ?? [];
  const sent = unconfirmedWrite(key);
  const written = await readWritten(transaction, record, sent);
  if (sent && written) {
    return { id: sent.id, stored: written, before: opened ? before : sent.links };
  }
  if (opened) {
    return { id: opened.id, stored: await readOpened(transaction, collection, opened), before };
  }
  return { id: await freeId(transaction, record), stored: undefined, before };
}

/** Prepares the writes that go with a record: a hotel's links, a destination's slug. */
function prepareParts(
  transaction: Transaction,
  { collection, input, links }: RecordToSave,
  { id, stored, before }: Place,
): Promise<() => void> {
  if (collection === COLLECTIONS.destinations) {
    const slugs = { slug: String(input.destination_slug), former: stored?.destination_slug };
    return reserveSlug(transaction, id, slugs);
  }
  const published = input.published === true;
  return replaceLinks(transaction, id, { before, after: links?.after ?? [], published });
}

/**
 * Creates or saves a record, with a hotel's links or a destination's slug, all or nothing. When a
 * write took effect although its answer was lost, the next save continues from there: it is neither
 * a conflict nor a second record.
 * @returns the record's id.
 * @throws ConflictError when what is stored is not what was opened.
 * @throws MissingDestinationsError when a hotel's new destination has been deleted meanwhile.
 * @throws SlugTakenError when another destination has the slug.
 * @throws OfflineError without a network; nothing is queued.
 * @throws UnconfirmedError, NoAnswerError when the server does not answer.
 */
export async function saveRecord({ input: typed, ...rest }: RecordToSave): Promise<string> {
  const { collection, opened, links } = rest;
  const input = storedInput(typed);
  const record = { ...rest, input };
  const key = `${collection}/${opened?.id ?? record.formerId ?? `new/${record.wantedId}`}`;
  let sent: SentWrite | undefined;
  try {
    const saved = await writeTransaction(async (transaction) => {
      if (sent && (await readWritten(transaction, record, sent))) return sent.id;
      const place = await findPlace(transaction, record, key);
      const writeParts = await prepareParts(transaction, record, place);
      const created_at = dateOf(collection, place.stored, input);
      const fields = { ...input, created_at, ...writeStamps() };
      transaction.set(doc(adminDb, collection, place.id), fields);
      writeParts();
      sent = { id: place.id, input, links: links?.after ?? [] };
      return place.id;
    });
    noteUnconfirmed(key);
    return saved;
  } catch (error) {
    if (error instanceof UnconfirmedError) noteUnconfirmed(key, sent);
    throw error;
  }
}
