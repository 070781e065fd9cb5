import { type DocumentData, doc, type Transaction } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import { withFormerSlug } from '#domain/destination/former-slugs.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { publishLinks, replaceLinks } from './hotel-links.ts';
import { isWritten } from './is-written.ts';
import { dateOf, storedInput } from './publication.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

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

/** The id to write to, and what is stored there. */
type Place = { id: string; stored: DocumentData | undefined };

const MAX_IDS = 50;

async function findFree(transaction: Transaction, record: RecordToSave): Promise<Place> {
  const { collection, input, wantedId, formerId } = record;
  const read = async (id: string) => (await transaction.get(doc(adminDb, collection, id))).data();
  if (formerId !== undefined) {
    const again = await read(formerId);
    if (again && !again.deleted_at && !isWritten(again, input))
      throw new ConflictError(plainDocument(formerId, again));
    return { id: formerId, stored: again };
  }
  for (let number = 1; number <= MAX_IDS; number += 1) {
    const id = number === 1 ? wantedId : `${wantedId}-${number}`;
    const stored = await read(id);
    if (!stored || isWritten(stored, input)) return { id, stored };
  }
  return { id: crypto.randomUUID(), stored: undefined };
}

async function findOpened(
  transaction: Transaction,
  { collection, input }: RecordToSave,
  { id, updatedAt }: { id: string; updatedAt: string | null },
): Promise<Place> {
  const stored = (await transaction.get(doc(adminDb, collection, id))).data();
  if (!stored || stored.deleted_at) throw new ConflictError(null);
  const plain = plainDocument(id, stored);
  const isChanged = (plain.updated_at ?? null) !== updatedAt;
  if (isChanged && !isWritten(stored, input)) throw new ConflictError(plain);
  return { id, stored };
}

/** Prepares the writes of a hotel's links, which go with it. */
async function prepareLinks(
  transaction: Transaction,
  { collection, input, links }: RecordToSave,
  id: string,
): Promise<() => void> {
  if (collection !== COLLECTIONS.hotels) return () => undefined;
  if (!links) return publishLinks(transaction, id, input);
  return replaceLinks(transaction, id, { ...links, published: input.published === true });
}

/** The former slugs of a destination, which redirect to its page. */
function formerSlugs({ collection, input }: RecordToSave, stored: DocumentData | undefined) {
  if (collection !== COLLECTIONS.destinations) return {};
  return { former_slugs: withFormerSlug(stored, String(input.destination_slug)) };
}

/**
 * Creates or saves a record, with a hotel's links, all or nothing. A write whose
 * answer was lost is recognised by what it stored, in the SDK's next attempt or in the next save.
 * @returns the record's id.
 * @throws ConflictError when what is stored is not what was opened.
 * @throws MissingDestinationsError when a hotel's new destination has been deleted meanwhile.
 * @throws OfflineError without a network; nothing is queued.
 * @throws UnconfirmedError, NoAnswerError when the server does not answer.
 */
export async function saveRecord({ input: typed, ...rest }: RecordToSave): Promise<string> {
  const input = storedInput(typed);
  const record = { ...rest, input };
  const { collection, opened } = record;
  return writeTransaction(async (transaction) => {
    const place = opened
      ? await findOpened(transaction, record, opened)
      : await findFree(transaction, record);
    const writeLinks = await prepareLinks(transaction, record, place.id);
    transaction.set(doc(adminDb, collection, place.id), {
      ...input,
      ...formerSlugs(record, place.stored),
      created_at: dateOf(collection, place.stored, input),
      ...writeStamps(),
    });
    writeLinks();
    return place.id;
  });
}
