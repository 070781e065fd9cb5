import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { database } from '../database.ts';
import { API_HEADERS } from '../site/security-headers.ts';
import { answerBeacon, type Counter } from './answer-beacon.ts';
import { FLOOD_LIMITS, floodLimit } from './flood-limit.ts';
import { MAX_INSTANCES, MAX_WAITING, openLedger } from './ledger.ts';
import { publishedRecords } from './published-records.ts';

async function openCounter(): Promise<Counter> {
  const [db, { FieldValue }] = await Promise.all([database(), import('firebase-admin/firestore')]);
  return {
    isWithinLimits: floodLimit(FLOOD_LIMITS),
    isPublished: publishedRecords(db),
    add: openLedger({ db, increment: FieldValue.increment, now: () => new Date() }),
  };
}

let opened: Promise<Counter> | undefined;

/** POST /api/figures through Hosting: counts a reading, a saving, a sharing, a way to the partner. */
export const countFigure = onRequest(
  { maxInstances: MAX_INSTANCES, concurrency: MAX_WAITING },
  async (request, response) => {
    opened ??= openCounter();
    const status = await opened
      .then((counter) => answerBeacon(request, counter, new Date()))
      .catch((error: unknown) => {
        logger.error('figure failed', { error: String(error) });
        return 503;
      });
    response.removeHeader('X-Powered-By');
    response.status(status).set(API_HEADERS);
    if (status === 405) response.set('Allow', 'POST');
    response.end();
  },
);
