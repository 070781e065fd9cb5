import { onlineManager } from '@tanstack/react-query';
import * as v from 'valibot';
import type { FormGuard } from '#domain/form-guard.ts';
import { OUTBOX_RETENTION_DAYS } from '#domain/legal.ts';
import { safeStorage } from './browser-storage.ts';
import { type CallOutcome, sendContactRequest, subscribeNewsletter } from './callables.ts';
import { KeptRequest, type SiteRequest } from './kept-request.ts';
import { markOutbox } from './outbox-mark.ts';

const RETENTION_MS = OUTBOX_RETENTION_DAYS * 24 * 60 * 60_000;
const LOCK = 'grand-sejour-outbox';

const storage = safeStorage<unknown>('grand-sejour-outbox');

/** What became of a request that was kept. `expired`: it waited too long, and was not sent. */
export type KeptOutcome = {
  request: SiteRequest;
  outcome: Exclude<CallOutcome, { kind: 'unavailable' }> | { kind: 'expired' };
};

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

async function sendEntry(key: string, entry: unknown, now: number): Promise<KeptOutcome[]> {
  const kept = v.safeParse(KeptRequest, entry);
  // What an older version stored and nobody can read any more would wait for ever.
  if (!kept.success) {
    await storage.removeItem(key);
    return [];
  }
  const { request, kept_at } = kept.output;
  const isExpired = now - Date.parse(kept_at) > RETENTION_MS;
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
