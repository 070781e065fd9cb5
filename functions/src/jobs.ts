import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { anonymiseErrorText } from './error-text.ts';
import { errorCode, isDeleted } from './firestore-values.ts';

/** Documents in memory at a time: an article may take 200 kB. */
const PAGE = 100;

/**
 * Reads a query's documents in batches. A document may be read twice if a change meanwhile moves it to a later place in
 * the query's order.
 */
export async function* readEachDocument(query: Query) {
  let page = query.limit(PAGE);
  for (;;) {
    const { docs } = await page.get();
    yield* docs;
    const last = docs[PAGE - 1];
    if (!last) return;
    page = page.startAfter(last);
  }
}

/** Finds records whose time in `field` (as `mail_due_at`) has passed; skips deleted records, which keep that time. */
export async function* findDueRecords(records: CollectionReference, field: string, now: Date) {
  const due = records.where(field, '<=', now).orderBy(field).select(field, 'deleted_at');
  for await (const record of readEachDocument(due)) {
    if (!isDeleted(record)) yield record.ref;
  }
}

/**
 * Refers to the document with the time of the last run of the scheduled function `tick`; it is missing until the first
 * run.
 */
export const lastTickDocument = (db: Firestore) => db.doc(`${COLLECTIONS.runs}/tick`);

/** Runs scheduled jobs one after the other, and logs those that fail. @returns the names of the failed jobs */
export async function runJobs(jobs: readonly { name: string; run: () => Promise<unknown> }[]) {
  const failed: string[] = [];
  for (const { name, run } of jobs) {
    try {
      const done = await run();
      if (done !== 0 && done !== undefined) logger.info(`${name} done`, { done });
    } catch (error) {
      logger.error(`${name} failed`, { code: errorCode(error), error: anonymiseErrorText(error) });
      failed.push(name);
    }
  }
  return failed;
}
