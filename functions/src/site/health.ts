import type { Firestore } from 'firebase-admin/firestore';
import { withDeadline } from '../../../src/data/deadline.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { database } from '../firebase.ts';
import { type Answer, refusedMethod, resultCache } from './answers.ts';
import { API_HEADERS } from './security-headers.ts';

export const HEALTH_PATH = '/api/health';

/** The tick tries every four minutes: a mail that has waited so long is not sent without help. */
const LATE_MS = 15 * 60_000;
const PATIENCE_MS = 5_000;

async function isMailLate(db: Firestore, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - LATE_MS);
  const { contactRequests, newsletterSubscriptions } = COLLECTIONS;
  const late = [contactRequests, newsletterSubscriptions].map((name) =>
    db.collection(name).where('mail_due_at', '<=', since).limit(1).select().get(),
  );
  return (await Promise.all(late)).some(({ empty }) => !empty);
}

/**
 * Says whether the functions reach Firestore and mails leave: 200, or 503 with what is wrong. Nothing in
 * it is secret, and no cache keeps it.
 */
export async function answerHealth(db: () => Promise<Firestore>, now: Date): Promise<Answer> {
  const read = async () => ((await isMailLate(await db(), now)) ? 'late' : 'ok');
  const silent = () => new Error('no answer in time');
  const mails = await withDeadline(read(), PATIENCE_MS, silent).catch(() => null);
  const isFine = mails === 'ok';
  const firestore = mails === null ? 'unreachable' : 'ok';
  return {
    status: isFine ? 200 : 503,
    headers: { ...API_HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: isFine ? 'ok' : 'degraded', firestore, mails }),
  };
}

/** However often it is asked, an instance reads six times a minute at most. */
const kept = resultCache<Answer>(1, 10_000);

/** Answers /api/health, for whoever watches the site. */
export const health = async ({ method }: { method: string }): Promise<Answer> =>
  refusedMethod(method) ??
  kept.forceFetch(HEALTH_PATH, { context: () => answerHealth(database, new Date()) });
