import { readFileSync } from 'node:fs';
import type { Firestore } from 'firebase-admin/firestore';
import { withDeadline } from '../../../src/data/deadline.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { entryOf } from '../../../src/domain/site/kept-page.ts';
import { dateIn } from '../calls/stored-date.ts';
import { database } from '../database.ts';
import { type Answer, refusedMethod, resultCache } from './answers.ts';
import { API_HEADERS } from './security-headers.ts';

export const HEALTH_PATH = '/api/health';

/** The tick tries every four minutes: a mail that has waited so long is not sent without help. */
const LATE_SECONDS = 15 * 60;
const PATIENCE_MS = 5_000;

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

/** Returns how long the oldest mail that is due has waited, in seconds; null when none is. */
async function oldestDueSeconds(db: Firestore, now: Date): Promise<number | null> {
  const { contactRequests, newsletterSubscriptions } = COLLECTIONS;
  const found = await Promise.all(
    [contactRequests, newsletterSubscriptions].map((name) => oldestDueIn(db, name, now)),
  );
  const ages = found.filter((age) => age !== null);
  return ages.length > 0 ? Math.max(...ages) : null;
}

/**
 * Says whether the functions reach Firestore and mails leave: 200, or 503 with what is wrong. Nothing in
 * it is secret, and no cache keeps it.
 * @param version the file that pages of this build start with
 */
export async function answerHealth(
  db: () => Promise<Firestore>,
  now: Date,
  version: string | null,
): Promise<Answer> {
  const read = async () => oldestDueSeconds(await db(), now);
  const late = () => new Error('no answer in time');
  const oldest = await withDeadline(read(), PATIENCE_MS, late).catch(() => undefined);
  const isFine = oldest !== undefined && (oldest ?? 0) < LATE_SECONDS;
  const body = {
    status: isFine ? 'ok' : 'degraded',
    version,
    firestore: oldest === undefined ? 'unreachable' : 'ok',
    outbox: { oldest_due_seconds: oldest ?? null },
  };
  return {
    status: isFine ? 200 : 503,
    headers: { ...API_HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** However often it is asked, an instance reads six times a minute at most. */
const kept = resultCache<Answer>(1, 10_000);

/** Answers /api/health, for whoever watches the site. */
export async function health({ method }: { method: string }): Promise<Answer> {
  const shell = new URL('./app.html', import.meta.url);
  const context = () => answerHealth(database, new Date(), entryOf(readFileSync(shell, 'utf8')));
  return refusedMethod(method) ?? kept.forceFetch(HEALTH_PATH, { context });
}
