import { readFileSync } from 'node:fs';
import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { withDeadline } from '../../../src/data/deadline.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { entryOf } from '../../../src/domain/site/kept-page.ts';
import { dateIn } from '../calls/stored-date.ts';
import { database } from '../database.ts';
import { READER } from '../service-accounts.ts';
import { type Answer, refusedMethod, send } from './answers.ts';
import { keptFor } from './found/kept-for.ts';
import { API_HEADERS } from './security-headers.ts';

async function oldestDueIn(db: Firestore, collection: string, now: Date): Promise<number | null> {
  const { docs } = await db
    .collection(collection)
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .limit(1)
    .select('mail_due_at')
    .get();
  const due = dateIn(docs[0]?.get('mail_due_at'));
  return due && Math.round((now.getTime() - due.getTime()) / 1000);
}

/** How long the oldest mail that is due has waited, in seconds; null when none is. */
export async function oldestDueSeconds(db: Firestore, now: Date): Promise<number | null> {
  const { contactRequests, newsletterSubscriptions } = COLLECTIONS;
  const found = await Promise.all(
    [contactRequests, newsletterSubscriptions].map((name) => oldestDueIn(db, name, now)),
  );
  const ages = found.filter((age) => age !== null);
  return ages.length > 0 ? Math.max(...ages) : null;
}

/** The schedule tries every four minutes: what has waited so long is not sent without help. */
const LATE_SECONDS = 15 * 60;
const PATIENCE_MS = 5_000;

/**
 * Whether the functions reach Firestore and mails leave: 200, or 503 with what is wrong. Nothing in it
 * is secret, and no cache keeps it.
 * @param oldestDue reads as `oldestDueSeconds`; rejects when Firestore is unreachable
 * @param version the build
 */
export async function answerHealth(
  oldestDue: () => Promise<number | null>,
  version: string | null,
): Promise<Answer> {
  const patient = withDeadline(oldestDue(), PATIENCE_MS, () => new Error('no answer in time'));
  const outbox = await patient.catch(() => undefined);
  const isFine = outbox !== undefined && (outbox ?? 0) < LATE_SECONDS;
  const body = {
    status: isFine ? 'ok' : 'degraded',
    version,
    firestore: outbox === undefined ? 'unreachable' : 'ok',
    outbox: { oldest_due_seconds: outbox ?? null },
  };
  return {
    status: isFine ? 200 : 503,
    headers: { ...API_HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** The file that pages of this build start with: it tells the build. */
const buildVersion = () => entryOf(readFileSync(new URL('./app.html', import.meta.url), 'utf8'));

/** However often it is asked, an instance reads six times a minute at most. */
const kept = keptFor<Answer>(10_000);

/** /api/health, for whoever watches the site. */
export const health = onRequest(
  { concurrency: 80, maxInstances: 2, serviceAccount: READER },
  async ({ method }, response) => {
    const oldestDue = async () => oldestDueSeconds(await database(), new Date());
    send(
      response,
      refusedMethod(method) ?? (await kept(() => answerHealth(oldestDue, buildVersion()))),
    );
  },
);
