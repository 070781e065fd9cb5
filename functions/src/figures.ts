import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FieldValue, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { entityCountedAs } from '../../src/domain/admin/entities.ts';
import { LETTER_PARAM } from '../../src/domain/figures/figure.ts';
import { FIGURE_DAYS } from '../../src/domain/figures/figure-days.ts';
import {
  BROWSER_ERROR_LOG,
  FIGURE_MAX_BYTES,
  FigurePayload,
} from '../../src/domain/figures/figure-payload.ts';
import * as missing from '../../src/domain/redirection/missing-addresses.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { HOUR_MS, todayIso } from '../../src/domain/text/today.ts';
import { callerOf, type Incoming } from './calls.ts';
import { errorText } from './error-text.ts';
import { database } from './firebase.ts';
import { apiRequest } from './http.ts';
import { FORM_OPTIONS } from './service-accounts.ts';

/** Shards per day: Firestore sustains about one write a second to one document. */
const SHARDS = 5;
/** Requests per instance and hour: for one figure from one IP address, for all figures from the address, in total. */
const FIGURE_LIMITS = { same: 30, address: 300, all: 30_000 };
/** Lower limits for addresses of missing pages: each request rewrites a list of up to 200 addresses. */
const MISSING_LIMITS = { same: 2, address: 30, all: 300 };
const ERROR_LIMITS = { same: 20, address: 20, all: 500 };

type FigureRequest = Incoming & {
  method: string;
  headers: IncomingHttpHeaders;
  rawBody?: Buffer | undefined;
};

const ROBOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|inspect|monitor|facebookexternalhit|embedly|whatsapp|curl|wget|python|java\/|go-http|node|axios|http-?client/i;

/** Returns true for robots, unnamed user agents, and visitors who opt out of being counted. */
const isLeftOut = ({ 'user-agent': name = '', ...headers }: IncomingHttpHeaders) =>
  name === '' ||
  ROBOT.test(name) ||
  headers.dnt === '1' ||
  headers['sec-gpc'] === '1' ||
  headers['save-data'] === 'on';

/** Returns true if a page of this site sent the request; Hosting sets `x-forwarded-host`. */
function isOwnPage({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const sender = URL.parse(origin ?? '')?.host;
  return sender !== undefined && [headers['x-forwarded-host'], host].includes(sender);
}

const Body = v.pipe(v.string(), v.parseJson(), FigurePayload);

/** Limits requests in the memory of an instance. Callers are hashed with a random secret (privacy policy). */
function floodLimit({ same, address, all }: typeof FIGURE_LIMITS) {
  const secret = randomBytes(32);
  const counts = new LRUCache<string, number>({ max: 50_000, ttl: HOUR_MS, noUpdateTTL: true });
  return (caller: string, figure: string): boolean => {
    const maxima = { '': all, [caller]: address, [`${caller} ${figure}`]: same };
    const counted = Object.entries(maxima).map(([key, max]) => {
      const hash = createHmac('sha256', secret).update(key).digest('base64url');
      return { hash, max, count: counts.get(hash) ?? 0 };
    });
    if (counted.some(({ count, max }) => count >= max)) return false;
    for (const { hash, count } of counted) counts.set(hash, count + 1);
    return true;
  };
}

/** Logs a browser's error with its build, but without query strings, which may contain a newsletter link's token. */
function logBrowserError({ build, error }: { build: string; error: string }): void {
  logger.warn(BROWSER_ERROR_LOG, { build, error: errorText(error).replace(/[?#]\S*/g, '') });
}

/** Adds `one`, the SDK's increment. Answers 204 whether or not the record is published: ids of drafts stay secret. */
export function figureCounter(db: Firestore, one: FieldValue) {
  const isWithinLimits = floodLimit(FIGURE_LIMITS);
  const mayLog = floodLimit(ERROR_LIMITS);
  const mayList = floodLimit(MISSING_LIMITS);
  return async (request: FigureRequest): Promise<number> => {
    const { method, headers, rawBody } = request;
    if (method !== 'POST') return 405;
    if ((rawBody?.length ?? 0) > FIGURE_MAX_BYTES) return 413;
    if (!isOwnPage(headers)) return 403;
    if (isLeftOut(headers)) return 204;
    const body = v.safeParse(Body, rawBody?.toString());
    if (!body.success) return 400;
    const caller = callerOf(request, 'hosting');
    const day = todayIso(new Date());
    if (body.output.kind === 'error') {
      if (!mayLog(caller, '')) return 429;
      logBrowserError(body.output);
      return 204;
    }
    if (body.output.kind === 'missing') {
      if (!mayList(caller, body.output.path)) return 429;
      const document = db.doc(`${COLLECTIONS.figures}/${missing.MISSING_ID}`);
      // No transaction: of two simultaneous counts of missing pages, one may be lost.
      const addresses = v.parse(missing.Addresses, (await document.get()).get('addresses'));
      await document.set({ addresses: missing.countAddress(addresses, body.output.path, day) });
      return 204;
    }
    const { kind, id, action } = body.output;
    if (!isWithinLimits(caller, `${kind} ${id} ${action}`)) return 429;
    const { collection, shownBy = '' } = entityCountedAs(kind);
    const [record] = await db.getAll(db.doc(`${collection}/${id}`), { fieldMask: [shownBy] });
    if (record?.get(shownBy) !== true) return 204;
    const shard = Math.floor(Math.random() * SHARDS);
    const isByLetter = action === 'read' && headers.referer?.includes(`?${LETTER_PARAM}=`);
    const counts = { [action]: one, ...(isByLetter && { letter: one }) };
    await db
      .doc(`${COLLECTIONS.figures}/${shard}/${FIGURE_DAYS}/${day}`)
      .set({ day, counts: { [kind]: { [id]: counts } } }, { merge: true });
    return 204;
  };
}

async function openCounter() {
  const { FieldValue } = await import('firebase-admin/firestore');
  return figureCounter(await database(), FieldValue.increment(1));
}

let opened: Promise<ReturnType<typeof figureCounter>> | undefined;

/** POST /api/figures through Hosting: counts a view, by the letter or not, a save, a share or a click through to the partner; logs errors. */
export const countFigure = apiRequest(FORM_OPTIONS, async (request, response) => {
  opened ??= openCounter();
  const status = await opened
    .then((count) => count(request))
    .catch((error: unknown) => {
      logger.error('figure failed', { error: errorText(error) });
      return 503;
    });
  response.status(status);
  if (status === 405) response.set('Allow', 'POST');
  response.end();
});
