import { onlineManager } from '@tanstack/react-query';
import type { CallOutcome } from '#data/firebase/call-function.ts';
import { isNetworkDead } from '#data/network.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { markOutbox } from './mark-outbox.ts';
import { announceOutboxChange, showOutboxBadge } from './outbox-changes.ts';
import { editedKey, resumeEdits, stopEdit } from './outbox-edits.ts';
import {
  keyOf,
  putWaiting,
  readOutbox,
  removeEntry,
  type Settlement,
  type SiteRequest,
  type WaitingRequest,
} from './outbox-entries.ts';
import { outboxMark } from './outbox-mark.ts';
import {
  callFunctionOf,
  OUTBOX_SYNC,
  type SendOutcome,
  sendAllWaiting,
  sendWaiting,
  sweepOutbox,
  underOutboxLock,
} from './outbox-sending.ts';

async function call(request: SiteRequest, guard: FormGuard): Promise<SendOutcome> {
  const outcome = await callFunctionOf(request, guard);
  const isUnanswered = outcome.kind === 'unavailable' && outcome.message === null;
  return isUnanswered && (await isNetworkDead()) ? { kind: 'offline' } : outcome;
}

export async function refreshOutboxMark(): Promise<void> {
  const { waiting, settled, unreadable } = await readOutbox();
  const isEmpty = waiting.length + settled.length + unreadable.length === 0;
  markOutbox(isEmpty ? null : waiting.length);
  showOutboxBadge(waiting.length);
}

async function noteChange(): Promise<void> {
  await refreshOutboxMark();
  announceOutboxChange();
}

/** Asks the browser to let the service worker send, again and again while it fails, where it can. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !('sync' in registration)) return;
  const { sync } = registration;
  if (sync instanceof Object && 'register' in sync && typeof sync.register === 'function') {
    await sync.register(OUTBOX_SYNC);
  }
}

async function keep(entry: WaitingRequest): Promise<boolean> {
  if (!(await putWaiting(entry))) {
    await removeEntry(entry.key);
    return false;
  }
  await noteChange();
  askForSync().catch(() => undefined);
  return true;
}

/** The waiting request that this one was made from is sent or kept in its new form: it goes. */
async function replaceEdited(request: SiteRequest, isKept: boolean): Promise<void> {
  const key = editedKey(request.kind);
  if (key === undefined) return;
  if (!isKept || key !== keyOf(request)) await removeEntry(key);
  stopEdit(request.kind);
  await noteChange();
}

/**
 * Sends a request, or keeps it on this device until the network returns. Never throws. A request
 * that fails although there is a network is not kept: the visitor is told why. `unkept`: there is no
 * network, and this device can store nothing.
 */
export async function sendOrKeep(
  request: SiteRequest,
  guard: FormGuard,
): Promise<CallOutcome | { kind: 'kept' | 'unkept' }> {
  if (onlineManager.isOnline()) {
    const outcome = await call(request, guard);
    if (outcome.kind === 'success') await replaceEdited(request, false);
    if (outcome.kind !== 'offline') return outcome;
  }
  const kept_at = new Date().toISOString();
  if (!(await keep({ key: keyOf(request), request, guard, kept_at }))) return { kind: 'unkept' };
  await replaceEdited(request, true);
  return { kind: 'kept' };
}

/** Sends what waits, each request once across all tabs; without a network it only clears what has expired. Never throws. */
export async function sendKept(): Promise<void> {
  resumeEdits();
  if (onlineManager.isOnline()) await sendAllWaiting(call);
  else await underOutboxLock(sweepOutbox);
  await refreshOutboxMark();
  if (outboxMark()) askForSync().catch(() => undefined);
}

/** What the visitor is to be told, once: it is then forgotten, in all tabs. */
export async function takeSettlements(): Promise<Settlement[]> {
  const taken = await underOutboxLock(async () => {
    const { settled } = await readOutbox();
    await Promise.all(settled.map(({ key }) => removeEntry(key)));
    return settled.map(({ settlement }) => settlement);
  });
  await refreshOutboxMark();
  return taken;
}

export async function listWaiting(): Promise<WaitingRequest[]> {
  const { waiting } = await readOutbox();
  return waiting.sort((a, b) => a.kept_at.localeCompare(b.kept_at));
}

/** Sends one waiting request now; `gone` when it has been sent or deleted meanwhile. */
export async function sendNow(key: string): Promise<SendOutcome | { kind: 'gone' }> {
  const outcome = await underOutboxLock(async () => {
    const { waiting } = await readOutbox();
    const entry = waiting.find((one) => one.key === key);
    return entry ? sendWaiting(entry, call) : { kind: 'gone' as const };
  });
  await refreshOutboxMark();
  return outcome;
}

export async function deleteWaiting({ key, request }: WaitingRequest): Promise<void> {
  if (editedKey(request.kind) === key) stopEdit(request.kind);
  await removeEntry(key);
  await noteChange();
}

/** Takes a deletion back. @returns false where this device can store nothing. */
export const restoreWaiting = (entry: WaitingRequest): Promise<boolean> => keep(entry);
