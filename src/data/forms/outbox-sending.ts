import { type CallOutcome, callFunction } from '#data/firebase/call-function.ts';
import { report } from '#data/report.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { OUTBOX_RETENTION_DAYS } from '#domain/site/retention.ts';
import { announceOutboxChange, heldEdits } from './outbox-changes.ts';
import {
  addSettlement,
  putWaiting,
  readOutbox,
  type SiteRequest,
  settleEntry,
  type WaitingRequest,
} from './outbox-entries.ts';

// What sends from the outbox, in pages and in the service worker.

const RETENTION_MS = OUTBOX_RETENTION_DAYS * 24 * 60 * 60_000;
const LOCK = 'grand-sejour-outbox';
/** The tag of the service worker's event when there is a network again. */
export const OUTBOX_SYNC = 'grand-sejour-outbox';

/** `offline`: there was no answer for want of a network. */
export type SendOutcome = CallOutcome | { kind: 'offline' };
export type Send = (request: SiteRequest, guard: FormGuard) => Promise<SendOutcome>;

export const callFunctionOf = ({ kind, payload }: SiteRequest, guard: FormGuard) =>
  callFunction(kind === 'newsletter' ? 'subscribeNewsletter' : 'sendContactEmail', {
    ...payload,
    guard,
  });

let last: Promise<unknown> = Promise.resolve();

export function underOutboxLock<T>(action: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(LOCK, action);
  const run = last.then(action);
  last = run.catch(() => undefined);
  return run;
}

export const expiryOf = ({ kept_at }: WaitingRequest): number => Date.parse(kept_at) + RETENTION_MS;

/** Settles what has expired or cannot be read. To be called under the lock. */
export async function sweepOutbox(): Promise<void> {
  const { waiting, unreadable } = await readOutbox();
  for (const { key, fields } of unreadable) {
    report('Envoi gardé hors connexion illisible', fields);
    await settleEntry(key, { kind: null, outcome: 'unreadable' });
  }
  const expired = waiting.filter((entry) => Date.now() > expiryOf(entry));
  for (const { key, request } of expired) {
    await settleEntry(key, { kind: request.kind, outcome: 'expired' });
  }
  if (unreadable.length + expired.length > 0) announceOutboxChange();
}

/** Keeps a refused request, to be corrected, unless it was deleted meanwhile. */
async function keepRefused(entry: WaitingRequest, message: string): Promise<void> {
  const { waiting } = await readOutbox();
  if (!waiting.some(({ key }) => key === entry.key)) return;
  await putWaiting({ ...entry, refused: message });
  await addSettlement({ kind: entry.request.kind, outcome: 'refused', message });
}

/** Sends one request; it waits on when there is no answer. To be called under the lock. */
export async function sendWaiting(entry: WaitingRequest, send: Send): Promise<SendOutcome> {
  const { key, request } = entry;
  const outcome = await send(request, entry.guard);
  switch (outcome.kind) {
    case 'offline':
    case 'unavailable':
      return outcome;
    case 'invalid':
      await keepRefused(entry, outcome.message);
      break;
    default: {
      const method = request.kind === 'vacances' ? request.payload.methodeContact : undefined;
      await settleEntry(key, { kind: request.kind, method, outcome: outcome.kind });
    }
  }
  announceOutboxChange();
  return outcome;
}

/**
 * Sends what waits, each request once across tabs and service worker, also those that are kept
 * meanwhile; not what the visitor is editing or has to correct.
 * @returns whether all that could be sent was.
 */
export function sendAllWaiting(send: Send): Promise<boolean> {
  return underOutboxLock(async () => {
    await sweepOutbox();
    const tried = new Set<string>();
    let isAllSent = true;
    for (;;) {
      const [{ waiting }, edited] = await Promise.all([readOutbox(), heldEdits()]);
      const next = waiting.find(
        ({ key, refused }) => !tried.has(key) && refused === undefined && !edited.has(key),
      );
      if (!next) return isAllSent;
      tried.add(next.key);
      const { kind } = await sendWaiting(next, send);
      if (kind === 'offline' || kind === 'unavailable') isAllSent = false;
    }
  });
}
