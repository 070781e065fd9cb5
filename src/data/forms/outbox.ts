import { onlineManager } from '@tanstack/react-query';
import * as v from 'valibot';
import { safeStorage } from '#data/browser-storage.ts';
import {
  type CallOutcome,
  sendContactRequest,
  subscribeNewsletter,
} from '#data/firebase/callables.ts';
import { isNetworkDead } from '#data/network.ts';
import { report } from '#data/report.ts';
import { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { ContactMessage, HolidayRequest } from '#domain/requests/request-payloads.ts';
import { OUTBOX_RETENTION_DAYS } from '#domain/site/retention.ts';
import { markOutbox } from './outbox-mark.ts';

const RETENTION_MS = OUTBOX_RETENTION_DAYS * 24 * 60 * 60_000;
const LOCK = 'grand-sejour-outbox';

const SiteRequest = v.variant('kind', [
  v.object({ kind: v.literal('newsletter'), payload: NewsletterSignup }),
  v.object({ kind: v.literal('contact'), payload: ContactMessage }),
  v.object({ kind: v.literal('vacances'), payload: HolidayRequest }),
]);
/** What a visitor sends with one of the three forms. */
export type SiteRequest = v.InferOutput<typeof SiteRequest>;

/** A request that waits for a network, and since when (ISO string). */
const KeptRequest = v.object({
  request: SiteRequest,
  kept_at: v.pipe(v.string(), v.isoTimestamp()),
});
type KeptRequest = v.InferOutput<typeof KeptRequest>;

/**
 * What became of a kept request. `expired`: it waited too long and was not sent; `unreadable`: it
 * was stored by another release, or damaged, and is lost.
 */
export type KeptOutcome =
  | {
      request: SiteRequest;
      outcome: Exclude<CallOutcome, { kind: 'unavailable' }> | { kind: 'expired' };
    }
  | { request: null; outcome: { kind: 'unreadable' } };

const storage = safeStorage<unknown>('grand-sejour-outbox');

/** Calls the function; `offline` when there was no answer for want of a network. */
async function call(
  request: SiteRequest,
  guard?: FormGuard,
): Promise<CallOutcome | { kind: 'offline' }> {
  const outcome =
    request.kind === 'newsletter'
      ? await subscribeNewsletter(request.payload, guard)
      : await sendContactRequest(request.payload, guard);
  const isUnanswered = outcome.kind === 'unavailable' && outcome.message === null;
  return isUnanswered && (await isNetworkDead()) ? { kind: 'offline' } : outcome;
}

/** One key per request: the same request kept twice is sent once. */
function keyOf(request: SiteRequest): string {
  return request.kind === 'newsletter' ? request.payload.email : request.payload.requestId;
}

async function keep(request: SiteRequest): Promise<void> {
  const kept: KeptRequest = { request, kept_at: new Date().toISOString() };
  await storage.setItem(keyOf(request), kept);
  markOutbox(true);
}

/**
 * Sends a request, or keeps it on this device until the network returns. Never throws. A request
 * that fails although there is a network is not kept: the visitor is told why.
 */
export async function sendOrKeep(
  request: SiteRequest,
  guard?: FormGuard,
): Promise<CallOutcome | { kind: 'kept' }> {
  if (onlineManager.isOnline()) {
    const outcome = await call(request, guard);
    if (outcome.kind !== 'offline') return outcome;
  }
  await keep(request);
  return { kind: 'kept' };
}

/** Sends one entry; null while it has to wait. */
async function sendEntry(key: string, entry: unknown): Promise<KeptOutcome | null> {
  const kept = v.safeParse(KeptRequest, entry);
  if (!kept.success) {
    await storage.removeItem(key);
    // Names of fields only: the log holds nothing that a visitor wrote.
    const fields = kept.issues.map((issue) => v.getDotPath(issue)).join();
    report('Envoi gardé hors connexion illisible', fields);
    return { request: null, outcome: { kind: 'unreadable' } };
  }
  const { request, kept_at } = kept.output;
  const isExpired = Date.now() - Date.parse(kept_at) > RETENTION_MS;
  const outcome = isExpired ? { kind: 'expired' as const } : await call(request);
  if (outcome.kind === 'unavailable' || outcome.kind === 'offline') return null;
  await storage.removeItem(key);
  return { request, outcome };
}

/** Tries each entry once, also those that are kept meanwhile. */
async function sendAll(): Promise<KeptOutcome[]> {
  const outcomes: KeptOutcome[] = [];
  const tried = new Set<string>();
  for (;;) {
    const entries = await storage.entries();
    const next = entries.find(([key]) => !tried.has(key));
    if (!next) {
      markOutbox(entries.length > 0);
      return outcomes;
    }
    tried.add(next[0]);
    const outcome = await sendEntry(...next);
    if (outcome) outcomes.push(outcome);
  }
}

let isSending = false;

/**
 * Sends the kept requests, each once across all tabs: while another tab is sending, this does
 * nothing. Requests that still cannot be sent are kept.
 * @returns what became of each request that left the outbox. Never throws.
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
