import { type DocumentData, doc } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import type { CollectionName } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { isWritten } from './is-written.ts';
import { ConflictError } from './save-record.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

type DocumentToSave = {
  input: DocumentData;
  /** The time of its last save as of when it was opened; null for never. */
  updatedAt: string | null;
  /** Leaves the other fields as they are. */
  isPartial?: boolean;
};

/**
 * Saves a document under an id that is known, creating it the first time: a page's SEO fields, the
 * settings. `updatedAt` is the time of its last save as of when it was opened, null for never.
 * @throws ConflictError when what is stored is not what was opened.
 * @throws OfflineError without a network.
 * @throws UnconfirmedError, NoAnswerError when the server does not answer.
 */
export async function saveDocument(
  name: CollectionName,
  id: string,
  { input, updatedAt, isPartial = false }: DocumentToSave,
): Promise<string> {
  const document = doc(adminDb, name, id);
  await writeTransaction(async (transaction) => {
    const data = (await transaction.get(document)).data();
    const stored = data ? plainDocument(id, data) : null;
    const isChanged = (stored?.updated_at ?? null) !== updatedAt;
    if (isChanged && !isWritten(data, input)) throw new ConflictError(stored);
    transaction.set(document, { ...input, ...writeStamps() }, { merge: isPartial });
  });
  return id;
}
