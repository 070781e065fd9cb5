import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { entityOfCountedRecordKind } from '../../src/domain/admin/entities.ts';
import { type CountedRecordKind, FROM_LETTER_URL_PARAM } from '../../src/domain/figures/actions.ts';
import {
  BROWSER_ERROR_LOG_MESSAGE,
  COUNTED_EVENT_MAX_BYTES,
  CountedEventPayload,
} from '../../src/domain/figures/counted-event.ts';
import { DAILY_COUNTS_SUBCOLLECTION } from '../../src/domain/figures/daily-counts.ts';
import * as missing from '../../src/domain/redirection/missing-paths.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { HOUR_MS, todayIso } from '../../src/domain/text/today.ts';
import { type IncomingHttpRequest, parseCallerNetwork } from './calls.ts';
import { anonymiseErrorText } from './error-text.ts';
import { openFirestore } from './firebase.ts';
import { defineApiEndpoint } from './http.ts';
import { FORM_FUNCTION_OPTIONS } from './service-accounts.ts';

/** Number of documents that share a day's counts: Firestore sustains about one write a second to one document. */
const SHARDS = 5;
/**
 * Maximum HTTP requests that an instance accepts per hour: from one caller for one action on one record, from one
 * caller in all, and from all callers together. A caller is an IPv4 address or an IPv6 network.
 */
const FIGURE_LIMITS = { same: 30, caller: 300, all: 30_000 };
/** Stricter limits for requests about missing pages, because each rewrites a stored list of up to 200 URLs. */
const MISSING_LIMITS = { same: 2, caller: 30, all: 300 };
const ERROR_LIMITS = { same: 20, caller: 20, all: 500 };

type FigureRequest = IncomingHttpRequest & {
  method: string;
  headers: IncomingHttpHeaders;
  rawBody?: Buffer | undefined;
};

const ROBOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|inspect|monitor|facebookexternalhit|embedly|whatsapp|curl|wget|python|java\/|go-http|node|axios|http-?client/i;

/**
 * Returns true for HTTP requests that are not counted: from robots, unnamed user agents, visitors who opt out of
 * tracking, and browsers that save data.
 */
const isLeftOut = ({ 'user-agent': name = '', ...headers }: IncomingHttpHeaders) =>
  name === '' ||
  ROBOT.test(name) ||
  headers.dnt === '1' ||
  headers['sec-gpc'] === '1' ||
  headers['save-data'] === 'on';

/**
 * Returns true if a page of this site sent the HTTP request: its Origin must name the host that the page's visitor
 * called, which Hosting puts into `x-forwarded-host`.
 */
function isOwnPage({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const sender = URL.parse(origin ?? '')?.host;
  return sender !== undefined && [headers['x-forwarded-host'], host].includes(sender);
}

const Body = v.pipe(v.string(), v.parseJson(), CountedEventPayload);

/**
 * Returns a function that counts an HTTP request in the instance's memory, and returns false beyond a limit. Stores
 * only hashes of callers' addresses, with a random secret, as the privacy policy promises.
 */
function floodLimit(limits: typeof FIGURE_LIMITS) {
  const secret = randomBytes(32);
  const counts = new LRUCache<string, number>({ max: 50_000, ttl: HOUR_MS, noUpdateTTL: true });
  return (caller: string, figure: string): boolean => {
    const limitsByKey = [
      { key: 'all callers', max: limits.all },
      { key: `caller ${caller}`, max: limits.caller },
      { key: `figure ${caller} ${figure}`, max: limits.same },
    ];
    const counted = limitsByKey.map(({ key, max }) => {
      const hash = createHmac('sha256', secret).update(key).digest('base64url');
      return { hash, max, count: counts.get(hash) ?? 0 };
    });
    if (counted.some(({ count, max }) => count >= max)) return false;
    for (const { hash, count } of counted) counts.set(hash, count + 1);
    return true;
  };
}

type Payload<TKind> = Extract<v.InferOutput<typeof CountedEventPayload>, { kind: TKind }>;

/**
 * Logs an error that a visitor's browser reports, and the file name of the script that reports it. Removes query
 * strings, which may contain the token of a newsletter's link.
 */
function logBrowserError({ build, error }: Payload<'error'>): void {
  logger.warn(BROWSER_ERROR_LOG_MESSAGE, {
    build,
    error: anonymiseErrorText(error).replace(/[?#]\S*/g, ''),
  });
}

/**
 * Counts a request for a missing page in the stored list of URLs. Uses no transaction: of two simultaneous requests,
 * one may not be counted.
 */
async function countMissingPath(db: Firestore, { path }: Payload<'missing'>): Promise<void> {
  const document = db.doc(`${COLLECTIONS.figures}/${missing.MISSING_PATHS_DOC_ID}`);
  const addresses = v.parse(missing.MissingPaths, (await document.get()).get('addresses'));
  await document.set({
    addresses: missing.addMissingPathRequest(addresses, path, todayIso(new Date())),
  });
}

/** Counts a visitor's action on a published record, such as a view or a share. */
async function countAction(
  db: Firestore,
  { kind, id, action }: Payload<CountedRecordKind>,
  isByLetter: boolean,
): Promise<void> {
  const { collection, shownBy } = entityOfCountedRecordKind(kind);
  const [record] = await db.getAll(db.doc(`${collection}/${id}`), { fieldMask: [shownBy] });
  if (record?.get(shownBy) !== true) return;
  const shard = Math.floor(Math.random() * SHARDS);
  const day = todayIso(new Date());
  const { FieldValue } = await import('firebase-admin/firestore');
  const increment = FieldValue.increment(1);
  const isReadByLetter = isByLetter && action === 'read';
  const counts = isReadByLetter ? { read: increment, letter: increment } : { [action]: increment };
  await db
    .doc(`${COLLECTIONS.figures}/${shard}/${DAILY_COUNTS_SUBCOLLECTION}/${day}`)
    .set({ day, counts: { [kind]: { [id]: counts } } }, { merge: true });
}

/** The handler answers 204 whether or not a record is published, so that ids of drafts stay secret. */
export function createCountedEventHandler(db: Firestore) {
  const mayCountAction = floodLimit(FIGURE_LIMITS);
  const mayLogError = floodLimit(ERROR_LIMITS);
  const mayCountMissingPath = floodLimit(MISSING_LIMITS);
  return async (request: FigureRequest): Promise<number> => {
    const { method, headers, rawBody } = request;
    if (method !== 'POST') return 405;
    if ((rawBody?.length ?? 0) > COUNTED_EVENT_MAX_BYTES) return 413;
    if (!isOwnPage(headers)) return 403;
    if (isLeftOut(headers)) return 204;
    const body = v.safeParse(Body, rawBody?.toString());
    if (!body.success) return 400;
    const caller = parseCallerNetwork(request, 'hosting');
    const payload = body.output;
    if (payload.kind === 'error') {
      if (!mayLogError(caller, '')) return 429;
      logBrowserError(payload);
    } else if (payload.kind === 'missing') {
      if (!mayCountMissingPath(caller, payload.path)) return 429;
      await countMissingPath(db, payload);
    } else {
      if (!mayCountAction(caller, `${payload.kind} ${payload.id} ${payload.action}`)) return 429;
      const page = URL.parse(headers.referer ?? '');
      const isByLetter = page?.searchParams.has(FROM_LETTER_URL_PARAM) === true;
      await countAction(db, payload, isByLetter);
    }
    return 204;
  };
}

let opened: Promise<ReturnType<typeof createCountedEventHandler>> | undefined;

/**
 * POST /api/figures through Hosting: counts a view (and whether a newsletter's link led to it), a hotel saved to the
 * favourites, a share, a click on the link to a hotel's booking site or a request for a missing page; logs errors in
 * browsers.
 */
export const countFigure = defineApiEndpoint(FORM_FUNCTION_OPTIONS, async (request) => {
  opened ??= openFirestore().then(createCountedEventHandler);
  const status = await opened
    .then((count) => count(request))
    .catch((error: unknown) => {
      logger.error('figure failed', { error: anonymiseErrorText(error) });
      return 503;
    });
  return { status, headers: { Allow: 'POST' } };
});
