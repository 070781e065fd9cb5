import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { CONTENT_ENTITIES, VISITOR_DATA_ENTITIES } from '../../../src/domain/admin/entities.ts';
import { LATE_WORK_KINDS, type LateWorkKind } from '../../../src/domain/admin/health.ts';
import type { Entity } from '../../../src/domain/entity/entity.ts';
import { timestampToDate } from '../firestore-values.ts';
import { findDueRecords, lastTickDocument } from '../jobs.ts';

const MINUTE_MS = 60_000;

/**
 * Returns true if a record's time in `field` was at `end` or earlier: since then, its planned publication or its mails
 * have waited.
 */
async function hasDue(db: Firestore, entities: readonly Entity[], field: string, end: Date) {
  const due = entities.map(({ collection }) =>
    findDueRecords(db.collection(collection), field, end),
  );
  return (await Promise.all(due.map((records) => records.next()))).some(({ done }) => !done);
}

/**
 * Logs and returns which scheduled work is late: the runs of `tick`, which are due every 4 minutes, planned
 * publications or mails. Rejects when Firestore does not answer.
 */
export async function findLateWork(db: Firestore): Promise<LateWorkKind[]> {
  const now = Date.now();
  const quarter = new Date(now - 15 * MINUTE_MS);
  const due = new Date(now - 10 * MINUTE_MS);
  const [run, mails, plans] = await Promise.all([
    lastTickDocument(db).get(),
    hasDue(db, VISITOR_DATA_ENTITIES, 'mail_due_at', quarter),
    hasDue(db, CONTENT_ENTITIES, 'publish_at', due),
  ]);
  const ranAt = timestampToDate(run.get('at'));
  const isLate: Record<LateWorkKind, boolean> = {
    schedule: ranAt !== null && ranAt <= quarter,
    plans,
    mails,
  };
  const late = LATE_WORK_KINDS.filter((kind) => isLate[kind]);
  if (late.length > 0) logger.error('late', { late });
  return late;
}
