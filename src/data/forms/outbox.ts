import { onlineManager } from '@tanstack/react-query';
import { type CallOutcome, callFunction } from '#data/firebase/call-function.ts';
import { checkNetworkDown } from '#data/network.ts';
import { openIndexedDbOrMemory } from '#data/storage.ts';
import type { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import type { BotCheckFields } from '#domain/requests/bot-check.ts';
import type {
  ContactMessagePayload,
  HolidayRequestPayload,
} from '#domain/requests/request-payloads.ts';
import { BROWSER_OUTBOX_RETENTION_DAYS } from '#domain/site/limits.ts';
import { DAY_MS } from '#domain/text/today.ts';
import { storeOutboxCount } from './outbox-count.ts';

const NAME = 'grand-sejour-outbox';

export type FilledVisitorForm =
  | { kind: 'newsletter'; payload: NewsletterSignup }
  | { kind: 'contact'; payload: ContactMessagePayload }
  | { kind: 'vacances'; payload: HolidayRequestPayload };

export type OutboxRequest = {
  request: FilledVisitorForm;
  guard: BotCheckFields;
  kept_at: string;
  /** Error with which the server refused the request, which then waits until the visitor corrects it. */
  refused?: string;
};

/** Outcome of trying to send a waiting request; `expired`: the request waited too long, and is dropped. */
export type SendOutcome = { request: FilledVisitorForm } & (
  | Exclude<CallOutcome, { kind: 'unavailable' }>
  | { kind: 'expired' }
);

const storage = openIndexedDbOrMemory<OutboxRequest>(NAME);

/** Returns the outbox key of a request. Two stored copies of one request have the same key, so that it is sent once. */
export const outboxKey = ({ kind, payload }: FilledVisitorForm): string =>
  kind === 'newsletter' ? payload.email : payload.requestId;

export const outboxExpiryTime = ({ kept_at }: OutboxRequest): number =>
  Date.parse(kept_at) + BROWSER_OUTBOX_RETENTION_DAYS * DAY_MS;

export async function listWaitingRequests(): Promise<OutboxRequest[]> {
  const stored = (await storage.entries()).map(([, entry]) => entry);
  return stored.sort((a, b) => a.kept_at.localeCompare(b.kept_at));
}

async function countWaiting(): Promise<void> {
  storeOutboxCount((await listWaitingRequests()).length);
}

/** Stores a request; returns false if the request is only in memory and lost when the page closes. */
export async function addToOutbox(entry: OutboxRequest): Promise<boolean> {
  const isStored = await storage.setItem(outboxKey(entry.request), entry);
  await countWaiting();
  return isStored;
}

export async function deleteFromOutbox({ request }: OutboxRequest): Promise<void> {
  await storage.removeItem(outboxKey(request));
  await countWaiting();
}

async function call(
  { kind, payload }: FilledVisitorForm,
  guard: BotCheckFields,
): Promise<CallOutcome | { kind: 'offline' }> {
  const name = kind === 'newsletter' ? 'subscribeNewsletter' : 'sendContactEmail';
  const outcome = await callFunction(name, { ...payload, guard });
  const isUnanswered = outcome.kind === 'unavailable' && outcome.message === null;
  return isUnanswered && (await checkNetworkDown()) ? { kind: 'offline' } : outcome;
}

/** Sends a request, or stores it if the network is down; `unkept` means that the device could not store it. Never throws. */
export async function sendOrQueue(
  request: FilledVisitorForm,
  guard: BotCheckFields,
): Promise<CallOutcome | { kind: 'kept' | 'unkept' }> {
  if (onlineManager.isOnline()) {
    const outcome = await call(request, guard);
    if (outcome.kind !== 'offline') return outcome;
  }
  const entry = { request, guard, kept_at: new Date().toISOString() };
  if (await addToOutbox(entry)) return { kind: 'kept' };
  await deleteFromOutbox(entry);
  return { kind: 'unkept' };
}

/** Tries to send a waiting request; returns null if it keeps waiting. */
async function trySending(entry: OutboxRequest): Promise<SendOutcome | null> {
  const { request, guard, kept_at, refused } = entry;
  if (Date.now() > outboxExpiryTime(entry)) return { kind: 'expired', request };
  if (refused !== undefined || !onlineManager.isOnline()) return null;
  // Adds the time that the request has waited to the time spent on the form, because the server refuses forms filled in
  // too fast. Adds 0 if the device's clock has been set back.
  const elapsedMs = guard.elapsedMs + Math.max(0, Date.now() - Date.parse(kept_at));
  const outcome = await call(request, { ...guard, elapsedMs });
  if (outcome.kind === 'offline' || outcome.kind === 'unavailable') return null;
  return { ...outcome, request };
}

/** Tries to send all requests in the outbox; returns the outcomes of those that no longer wait. */
async function sendAll(): Promise<SendOutcome[]> {
  const outcomes: SendOutcome[] = [];
  for (const [key] of await storage.entries()) {
    // Reads the request again: the visitor may have deleted it while another one was being sent.
    const entry = await storage.getItem(key);
    const outcome = entry && (await trySending(entry));
    if (!outcome) continue;
    outcomes.push(outcome);
    // A refused contact or holiday request stays in the outbox so that the visitor can correct it, unless the visitor
    // has deleted it meanwhile. A refused newsletter sign-up is dropped.
    if (outcome.kind !== 'refused' || outcome.request.kind === 'newsletter') {
      await storage.removeItem(key);
    } else if (await storage.getItem(key)) {
      await storage.setItem(key, { ...entry, refused: outcome.message });
    }
  }
  return outcomes;
}

/** Sends waiting requests, in one tab at a time, and drops expired ones. `isDone` is true if no request has to be retried. */
export async function sendOutbox(): Promise<{ outcomes: SendOutcome[]; isDone: boolean }> {
  const outcomes = await navigator.locks.request(NAME, sendAll);
  const waiting = await listWaitingRequests();
  storeOutboxCount(waiting.length);
  return { outcomes, isDone: waiting.every(({ refused }) => refused !== undefined) };
}
