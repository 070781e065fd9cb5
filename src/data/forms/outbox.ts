import { onlineManager } from '@tanstack/react-query';
import * as v from 'valibot';
import { safeStorage } from '#data/browser-storage.ts';
import {
  type CallOutcome,
  sendContactRequest,
  subscribeNewsletter,
} from '#data/firebase/callables.ts';
import { report } from '#data/report.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { OUTBOX_RETENTION_DAYS } from '#domain/site/retention.ts';
import { KeptRequest, type SiteRequest, UnreadRequest } from './kept-request.ts';
import { markOutbox } from './outbox-mark.ts';

const RETENTION_MS = OUTBOX_RETENTION_DAYS * 24 * 60 * 60_000;
const LOCK = 'grand-sejour-outbox';

const storage = safeStorage<unknown>('grand-sejour-outbox');

/**
 * What became of a request that was kept. `expired`: it waited too long, and was not sent;
 * `unreadable`: nobody can tell any more what it was.
 */
export type KeptOutcome =
  | {
      request: SiteRequest;
      outcome: Exclude<CallOutcome, { kind: 'unavailable' }> | { kind: 'expired' };
    }
  | { request: null; outcome: { kind: 'unreadable' } };

function call(request: SiteRequest, guard?: FormGuard): Promise<CallOutcome> {
  return request.kind === 'newsletter'
    ? subscribeNewsletter(request.payload, guard)
    : sendContactRequest(request.payload, guard);
}

/** One place per request: the same one asked for again waits once. */
function keyOf(request: SiteRequest): string {
  return request.kind === 'newsletter' ? request.payload.email : request.payload.requestId;
}

async function keep(request: SiteRequest): Promise<void> {
  const kept: KeptRequest = { request, kept_at: new Date().toISOString() };
  await storage.setItem(keyOf(request), kept);
  markOutbox(true);
}

/**
 * Sends a request, or keeps it on this device until the network returns (design section 5). Never
 * throws. A request that fails while there is a network is not kept: the visitor sees why.
 */
export async function sendOrKeep(
  request: SiteRequest,
  guard?: FormGuard,
): Promise<CallOutcome | { kind: 'kept' }> {
  if (onlineManager.isOnline()) return call(request, guard);
  await keep(request);
  return { kind: 'kept' };
}

const isOver = (since: string, now: number): boolean => now - Date.parse(since) > RETENTION_MS;

/**
 * What cannot be read is told once, and marked: a later release may read it, for as long as requests
 * are kept. The log gets the names of the fields that are wrong, and nothing that stands in them.
 */
async function markUnread(
  key: string,
  { unread, since }: UnreadRequest,
  isNew: boolean,
): Promise<KeptOutcome[]> {
  if (isOver(since, Date.now())) await storage.removeItem(key);
  if (!isNew) return [];
  const { issues = [] } = v.safeParse(KeptRequest, unread);
  report('Envoi gardé hors connexion illisible', issues.map((issue) => v.getDotPath(issue)).join());
  await storage.setItem(key, { unread, since });
  return [{ request: null, outcome: { kind: 'unreadable' } }];
}

async function sendEntry(key: string, entry: unknown, now: number): Promise<KeptOutcome[]> {
  const marked = v.safeParse(UnreadRequest, entry);
  const kept = v.safeParse(KeptRequest, marked.success ? marked.output.unread : entry);
  if (!kept.success) {
    const unread = marked.success
      ? marked.output
      : { unread: entry, since: new Date(now).toISOString() };
    return markUnread(key, unread, !marked.success);
  }
  const { request, kept_at } = kept.output;
  const isExpired = isOver(kept_at, now);
  const outcome = isExpired ? { kind: 'expired' as const } : await call(request);
  if (outcome.kind === 'unavailable') return [];
  await storage.removeItem(key);
  return [{ request, outcome }];
}

async function sendAll(): Promise<KeptOutcome[]> {
  const outcomes: KeptOutcome[] = [];
  for (const [key, entry] of await storage.entries()) {
    outcomes.push(...(await sendEntry(key, entry, Date.now())));
  }
  markOutbox((await storage.entries()).length > 0);
  return outcomes;
}

let isSending = false;

/**
 * Sends what waits, each request once, whichever tab comes first: where another one is at it, there
 * is nothing to do. What still cannot be sent goes on waiting.
 * @returns what became of each request that has left the outbox. Never throws.
 */
export async function sendKept(): Promise<KeptOutcome[]> {
  if (isSending) return [];
  isSending = true;
  try {
    if (!navigator.locks) return await sendAll();
    return await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
      lock === null ? [] : sendAll(),
    );
  } finally {
    isSending = false;
  }
}
