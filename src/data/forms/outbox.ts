import { onlineManager } from '@tanstack/react-query';
import * as v from 'valibot';
import { safeStorage } from '#data/browser-storage.ts';
import { type CallOutcome, callFunction } from '#data/firebase/call-function.ts';
import { isNetworkDead } from '#data/network.ts';
import { report } from '#data/report.ts';
import { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { ContactMessage, HolidayRequest } from '#domain/requests/request-payloads.ts';
import { OUTBOX_RETENTION_DAYS } from '#domain/site/limits.ts';
import { markOutbox } from './outbox-mark.ts';

const RETENTION_MS = OUTBOX_RETENTION_DAYS * 24 * 60 * 60_000;
const NAME = 'grand-sejour-outbox';

const SiteRequest = v.variant('kind', [
  v.object({ kind: v.literal('newsletter'), payload: NewsletterSignup }),
  v.object({ kind: v.literal('contact'), payload: ContactMessage }),
  v.object({ kind: v.literal('vacances'), payload: HolidayRequest }),
]);
export type SiteRequest = v.InferOutput<typeof SiteRequest>;

const Waiting = v.object({
  request: SiteRequest,
  guard: v.object({ trap: v.string(), elapsedMs: v.number() }),
  kept_at: v.pipe(v.string(), v.isoTimestamp()),
  /** The server's reason for refusing the request, which then waits until the visitor corrects it. */
  refused: v.optional(v.string()),
});
export type WaitingRequest = v.InferOutput<typeof Waiting>;

/** End of a wait: `expired` was not sent in time, `unreadable` is damaged or of another release. */
export type Settlement =
  | { outcome: 'unreadable' }
  | { outcome: 'success' | 'duplicate' | 'expired'; request: SiteRequest }
  | { outcome: 'refused'; request: SiteRequest; message: string };

const storage = safeStorage<unknown>(NAME);

/** Returns the storage key of a request. A request stored twice has one key, and is sent once. */
export const keyOf = ({ kind, payload }: SiteRequest): string =>
  kind === 'newsletter' ? payload.email : payload.requestId;

export const expiryOf = ({ kept_at }: WaitingRequest): number => Date.parse(kept_at) + RETENTION_MS;

async function countWaiting(): Promise<void> {
  markOutbox((await storage.entries()).length);
}

export async function listWaiting(): Promise<WaitingRequest[]> {
  const stored = await storage.entries();
  return stored
    .flatMap(([, value]) => (v.is(Waiting, value) ? [value] : []))
    .sort((one, other) => one.kept_at.localeCompare(other.kept_at));
}

/** Stores a request; returns false if the request is only in memory and lost when the page closes. */
export async function keepWaiting(entry: WaitingRequest): Promise<boolean> {
  const isStored = await storage.setItem(keyOf(entry.request), entry);
  await countWaiting();
  return isStored;
}

export async function deleteWaiting({ request }: WaitingRequest): Promise<void> {
  await storage.removeItem(keyOf(request));
  await countWaiting();
}

async function call(
  { kind, payload }: SiteRequest,
  guard: FormGuard,
): Promise<CallOutcome | { kind: 'offline' }> {
  const name = kind === 'newsletter' ? 'subscribeNewsletter' : 'sendContactEmail';
  const outcome = await callFunction(name, { ...payload, guard });
  const isUnanswered = outcome.kind === 'unavailable' && outcome.message === null;
  return isUnanswered && (await isNetworkDead()) ? { kind: 'offline' } : outcome;
}

/**
 * Sends a request or, without a network, stores the request to be sent later. Never throws. A request that
 * fails while the network works is not stored. `unkept`: offline, and this device cannot store anything.
 */
export async function sendOrKeep(
  request: SiteRequest,
  guard: FormGuard,
): Promise<CallOutcome | { kind: 'kept' | 'unkept' }> {
  if (onlineManager.isOnline()) {
    const outcome = await call(request, guard);
    if (outcome.kind !== 'offline') return outcome;
  }
  const entry = { request, guard, kept_at: new Date().toISOString() };
  if (await keepWaiting(entry)) return { kind: 'kept' };
  await deleteWaiting(entry);
  return { kind: 'unkept' };
}

/** Tries to send an entry; returns null if the entry keeps waiting or was deleted in the meantime. */
async function settle(key: string): Promise<Settlement | null> {
  const stored = await storage.getItem(key);
  if (stored === undefined) return null;
  const parsed = v.safeParse(Waiting, stored);
  if (!parsed.success) {
    // Reports the names of fields, never what the visitor wrote.
    const fields = parsed.issues.map((issue) => v.getDotPath(issue)).join();
    report('Envoi gardé hors connexion illisible', fields);
    return { outcome: 'unreadable' };
  }
  const { request, guard, refused } = parsed.output;
  if (Date.now() > expiryOf(parsed.output)) return { outcome: 'expired', request };
  if (refused !== undefined || !onlineManager.isOnline()) return null;
  const outcome = await call(request, guard);
  switch (outcome.kind) {
    case 'offline':
    case 'unavailable':
      return null;
    case 'invalid':
      return { outcome: 'refused', request, message: outcome.message };
    default:
      return { outcome: outcome.kind, request };
  }
}

/** Stores why a message was refused, unless deleted meanwhile; removes all other settled entries. */
async function forget(key: string, settlement: Settlement): Promise<void> {
  const isCorrigible = settlement.outcome === 'refused' && settlement.request.kind !== 'newsletter';
  if (!isCorrigible) return storage.removeItem(key);
  const entry = await storage.getItem(key);
  if (entry instanceof Object) {
    await storage.setItem(key, { ...entry, refused: settlement.message });
  }
}

/**
 * Sends the waiting requests, each once across tabs; offline, only removes expired and unreadable requests.
 * @returns the outcomes to tell the visitor, and `isDone`: false if any request must be retried
 */
export async function sendKept(): Promise<{ settled: Settlement[]; isDone: boolean }> {
  const settled = await navigator.locks.request(NAME, async () => {
    const settlements: Settlement[] = [];
    for (const [key] of await storage.entries()) {
      const settlement = await settle(key);
      if (settlement === null) continue;
      settlements.push(settlement);
      await forget(key, settlement);
    }
    return settlements;
  });
  await countWaiting();
  const waiting = await listWaiting();
  return { settled, isDone: waiting.every(({ refused }) => refused !== undefined) };
}
