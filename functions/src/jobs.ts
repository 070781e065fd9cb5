import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { errorText } from './error-text.ts';
import { errorCode } from './firestore-values.ts';

const PAGE = 100;

/** Finds records whose time in `field` has come, 100 at a time. Skips deleted records, which keep their due time. */
export async function* findDue(records: CollectionReference, field: string, now: Date) {
  let due = records.where(field, '<=', now).orderBy(field).select(field, 'deleted_at').limit(PAGE);
  for (;;) {
    const { docs } = await due.get();
    for (const record of docs) if (!record.get('deleted_at')) yield record.ref;
    const last = docs[PAGE - 1];
    if (!last) return;
    due = due.startAfter(last);
  }
}

/**
 * Refers to the document with the time of the last run of `tick`, the job of every 4 minutes; missing until the first
 * run.
 */
export const lastRunDocument = (db: Firestore) => db.doc(`${COLLECTIONS.runs}/tick`);

export type Job = { name: string; run: () => Promise<unknown> };

/** Runs scheduled jobs one after the other, and logs those that fail. @returns the names of the failed jobs */
export async function runEach(jobs: readonly Job[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of jobs) {
    try {
      const done = await run();
      if (done !== 0 && done !== undefined) logger.info(`${name} done`, { done });
    } catch (error) {
      logger.error(`${name} failed`, { code: errorCode(error), error: errorText(error) });
      failed.push(name);
    }
  }
  return failed;
}
