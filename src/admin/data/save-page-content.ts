import { doc } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import type { PageContentInput } from '#domain/seo/page-content.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { ConflictError } from './save-record.ts';
import { isWritten } from './sent-writes.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/**
 * Saves what is written for a page, under its slug; the first time the document is created.
 * `updatedAt` is when it had been saved when it was opened, null for never.
 * @throws ConflictError when what is stored is not what was opened.
 * @throws OfflineError without a network.
 * @throws UnconfirmedError, NoAnswerError when the server does not answer.
 */
export async function savePageContent(
  input: PageContentInput,
  updatedAt: string | null,
): Promise<void> {
  const page = doc(adminDb, COLLECTIONS.pageContent, input.page_slug);
  await writeTransaction(async (transaction) => {
    const data = (await transaction.get(page)).data();
    const stored = data ? plainDocument(page.id, data) : null;
    // The answer to an earlier write may have been lost: there is nothing left to write then.
    if (data && isWritten(data, { ...input, page_name: data.page_name })) return;
    if ((stored?.updated_at ?? null) !== updatedAt) throw new ConflictError(stored);
    // The name of a page is not for the form to change: rules keep the one that is stored.
    const page_name = typeof stored?.page_name === 'string' ? stored.page_name : input.page_name;
    transaction.set(page, { ...input, page_name, ...writeStamps() });
  });
}
