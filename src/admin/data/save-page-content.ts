import { doc } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import type { PageContentInput } from '#domain/seo/page-content.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { isWritten } from './is-written.ts';
import { ConflictError } from './save-record.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/**
 * Saves a page's SEO fields under its slug, creating the document the first time. `updatedAt` is the
 * time of its last save as of when it was opened, null for never.
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
    // Already written by an attempt whose answer was lost.
    if (data && isWritten(data, { ...input, page_name: data.page_name })) return;
    if ((stored?.updated_at ?? null) !== updatedAt) throw new ConflictError(stored);
    // The form does not edit the page's name, and the rules forbid changing it.
    const page_name = typeof stored?.page_name === 'string' ? stored.page_name : input.page_name;
    transaction.set(page, { ...input, page_name, ...writeStamps() });
  });
}
