import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { CONTENT_ENTITIES } from '../../src/domain/admin/entities.ts';
import type { ContentEntity } from '../../src/domain/entity/entity.ts';
import { openFirestore } from './firebase.ts';
import { errorCode, isDeleted, timestampToDate } from './firestore-values.ts';
import { findDueRecords, lastTickDocument, runJobs } from './jobs.ts';
import { sendDueLetters } from './mail/letter-sending.ts';
import { sendDueMails } from './mail/send.ts';
import { type Mailer, openMailer, SMTP_PASSWORD } from './mail/transport.ts';
import { WORKER_FUNCTION_OPTIONS } from './service-accounts.ts';

/**
 * Publishes a record and its links, unless it was deleted or replanned. `updated_by` becomes null, because no
 * administrator made the change.
 */
function publishOne(
  db: Firestore,
  { shownBy, links }: ContentEntity,
  document: DocumentReference,
  now: Date,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const record = await transaction.get(document);
    const plan = timestampToDate(record.get('publish_at'));
    if (plan === null || plan > now || isDeleted(record)) return false;
    const linked = links && db.collection(links.collection).where(links.from, '==', record.id);
    const linkDocuments = linked ? (await transaction.get(linked)).docs : [];
    transaction.update(document, {
      [shownBy]: true,
      publish_at: null,
      // The publication date that visitors see is the planned time, not the slightly later time at which the record is
      // published.
      created_at: record.get('created_at') ?? plan,
      updated_at: now,
      updated_by: null,
    });
    for (const { ref } of linkDocuments) transaction.update(ref, { [shownBy]: true });
    return true;
  });
}

/** Publishes records whose `publish_at` has passed. @returns their number */
export async function publishDueRecords(db: Firestore, now: Date): Promise<number> {
  let published = 0;
  for (const entity of CONTENT_ENTITIES) {
    for await (const ref of findDueRecords(db.collection(entity.collection), 'publish_at', now)) {
      try {
        if (await publishOne(db, entity, ref, now)) published += 1;
      } catch (error) {
        logger.error('not published', { document: ref.path, code: errorCode(error) });
      }
    }
  }
  return published;
}

/**
 * Time in ms after which a run of `tick` starts no newsletter mail: even if a mail takes 60 s, the run ends before the
 * next run.
 */
const LETTERS_MS = 170_000;

export function runTickJobs(db: Firestore, mailer: Mailer): Promise<string[]> {
  const end = mailer.now().getTime() + LETTERS_MS;
  return runJobs([
    { name: 'publications', run: () => publishDueRecords(db, mailer.now()) },
    { name: 'mails', run: () => sendDueMails(db, mailer) },
    { name: 'letters', run: () => sendDueLetters(db, mailer, end) },
  ]);
}

/** Publishes planned records and sends mails and newsletters, every 4 minutes; visitors see records up to 5 minutes later. */
export const tick = onSchedule(
  {
    ...WORKER_FUNCTION_OPTIONS,
    schedule: 'every 4 minutes',
    secrets: [SMTP_PASSWORD],
    timeoutSeconds: 300,
    concurrency: 1,
    maxInstances: 1,
  },
  async () => {
    const db = await openFirestore();
    await runTickJobs(db, await openMailer());
    await lastTickDocument(db).set({ at: new Date() });
  },
);
