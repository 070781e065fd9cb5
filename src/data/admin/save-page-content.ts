import { doc, runTransaction } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import type { PageContentInput } from '#domain/page-content.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { ConflictError } from './save-record.ts';
import { writeStamps } from './write-stamps.ts';

/**
 * Saves what is written for a page, under its slug; the first time the document is created.
 * `updatedAt` is when it had been saved when it was opened, null for never.
 * @throws ConflictError when what is stored is not what was opened.
 * @throws OfflineError without a network.
 */
export async function savePageContent(
  input: PageContentInput,
  updatedAt: string | null,
): Promise<void> {
  requireOnline();
  const page = doc(adminDb, COLLECTIONS.pageContent, input.page_slug);
  await runTransaction(adminDb, async (transaction) => {
    const data = (await transaction.get(page)).data();
    const stored = data ? plainDocument(page.id, data) : null;
    if ((stored?.updated_at ?? null) !== updatedAt) throw new ConflictError(stored);
    // The name of a page is not for the form to change: rules keep the one that is stored.
    const page_name = typeof stored?.page_name === 'string' ? stored.page_name : input.page_name;
    transaction.set(page, { ...input, page_name, ...writeStamps() });
  });
}
