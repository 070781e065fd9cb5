import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { DELETABLE_ENTITIES, VISITOR_DATA_ENTITIES } from '../../src/domain/admin/entities.ts';
import {
  type Entity,
  findRecordLinkCollection,
  type VisitorDataEntity,
} from '../../src/domain/entity/entity.ts';
import { DAILY_COUNTS_SUBCOLLECTION } from '../../src/domain/figures/daily-counts.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import {
  TRASH_RETENTION_DAYS,
  VISIT_COUNTS_RETENTION_MONTHS,
} from '../../src/domain/site/limits.ts';
import { DAY_MS, TIME_ZONE, yearsBefore } from '../../src/domain/text/today.ts';
import { eraseWithDependants } from './erase.ts';
import { openFirestore } from './firebase.ts';
import { isConcurrentWriteError, timestampToDate } from './firestore-values.ts';
import { readEachDocument, runJobs } from './jobs.ts';
import { createListCopyJobs } from './list-copies.ts';
import { WORKER_FUNCTION_OPTIONS } from './service-accounts.ts';

type Expiry = {
  name: string;
  query: Query;
  isDue?: (document: DocumentSnapshot) => boolean;
};

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Finds an entity's records that have been in the trash as long as the trash keeps them, and the links deleted with
 * them.
 */
function expiredTrash(db: Firestore, entity: Entity, now: Date): Expiry[] {
  const end = daysBefore(now, entity.kind === 'visitor data' ? 0 : TRASH_RETENTION_DAYS);
  const links = findRecordLinkCollection(entity);
  const names = links ? [entity.collection, links.collection] : [entity.collection];
  return names.map((name) => ({
    name: `deleted ${name}`,
    query: db.collection(name).where('deleted_at', '<=', end),
  }));
}

function expiredRecords(db: Firestore, { collection, personal }: VisitorDataEntity, now: Date) {
  return personal.retention.map(
    ({ name, since, years, days = 0, unless = [], where = {} }): Expiry => {
      const end = years === undefined ? daysBefore(now, days) : yearsBefore(now, years);
      const query: Query = db.collection(collection).where(since, '<=', end);
      return {
        name,
        query: Object.entries(where).reduce(
          (all, [field, value]) => all.where(field, '==', value),
          query,
        ),
        // A missing time in one of the fields `unless` counts as long past: it does not keep the record.
        isDue: (record) =>
          unless.every((field) => (timestampToDate(record.get(field)) ?? new Date(0)) < end),
      };
    },
  );
}

function expiredFigures(db: Firestore, now: Date): Expiry {
  const end = new Date(now);
  end.setUTCMonth(now.getUTCMonth() - VISIT_COUNTS_RETENTION_MONTHS);
  const day = end.toISOString().slice(0, 10);
  return {
    name: 'figures',
    query: db.collectionGroup(DAILY_COUNTS_SUBCOLLECTION).where('day', '<', day),
  };
}

/** Erases documents whose retention has ended, unless they changed since the read. @returns their number */
async function eraseDue({ query, isDue = () => true }: Expiry): Promise<number> {
  let erased = 0;
  for await (const document of readEachDocument(query)) {
    if (!isDue(document)) continue;
    try {
      await eraseWithDependants(document);
      erased += 1;
    } catch (error) {
      if (!isConcurrentWriteError(error)) throw error;
    }
  }
  return erased;
}

/**
 * Erases all data whose retention has ended, then writes each long list into a few documents, which are cheaper to read.
 * @returns the names of failed jobs
 */
export function runNightlyJobs(db: Firestore, now: Date): Promise<string[]> {
  const expiries: Expiry[] = [
    ...DELETABLE_ENTITIES.flatMap((entity) => expiredTrash(db, entity, now)),
    ...VISITOR_DATA_ENTITIES.flatMap((entity) => expiredRecords(db, entity, now)),
    { name: 'preview links', query: db.collection(COLLECTIONS.previews).where('until', '<=', now) },
    expiredFigures(db, now),
  ];
  return runJobs([
    ...expiries.map((expiry) => ({ name: expiry.name, run: () => eraseDue(expiry) })),
    ...createListCopyJobs(db),
  ]);
}

export const nightly = onSchedule(
  {
    ...WORKER_FUNCTION_OPTIONS,
    schedule: 'every day 03:20',
    timeZone: TIME_ZONE,
    retryCount: 2,
    timeoutSeconds: 540,
    concurrency: 1,
    maxInstances: 1,
  },
  async () => {
    const failed = await runNightlyJobs(await openFirestore(), new Date());
    if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
  },
);
