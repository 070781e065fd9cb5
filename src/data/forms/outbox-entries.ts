import * as v from 'valibot';
import { safeStorage } from '#data/browser-storage.ts';
import { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import { ContactMessage, HolidayRequest } from '#domain/requests/request-payloads.ts';

const SiteRequest = v.variant('kind', [
  v.object({ kind: v.literal('newsletter'), payload: NewsletterSignup }),
  v.object({ kind: v.literal('contact'), payload: ContactMessage }),
  v.object({ kind: v.literal('vacances'), payload: HolidayRequest }),
]);
export type SiteRequest = v.InferOutput<typeof SiteRequest>;

const Waiting = v.object({
  request: SiteRequest,
  guard: v.object({ trap: v.string(), elapsedMs: v.number() }),
  /** ISO string. */
  kept_at: v.pipe(v.string(), v.isoTimestamp()),
  refused: v.optional(v.string()),
});
export type WaitingRequest = v.InferOutput<typeof Waiting> & { key: string };

const Settlement = v.object({
  /** Null where the request could not be read. */
  kind: v.nullable(v.picklist(['newsletter', 'contact', 'vacances'])),
  method: v.optional(v.string()),
  outcome: v.picklist(['success', 'duplicate', 'refused', 'expired', 'unreadable']),
  message: v.optional(v.string()),
});
/**
 * What became of a request, nothing else of which is left. `expired`: it waited too long and was not
 * sent; `unreadable`: it was stored by another release, or damaged, and is lost.
 */
export type Settlement = v.InferOutput<typeof Settlement>;
const Settled = v.object({ settled: Settlement });

export type OutboxEntries = {
  waiting: WaitingRequest[];
  settled: { key: string; settlement: Settlement }[];
  /** With the names of the faulty fields: nothing that a visitor wrote. */
  unreadable: { key: string; fields: string }[];
};

const storage = safeStorage<unknown>('grand-sejour-outbox');

/** One key per request: the same request kept twice is sent once. */
export function keyOf(request: SiteRequest): string {
  return request.kind === 'newsletter' ? request.payload.email : request.payload.requestId;
}

export async function readOutbox(): Promise<OutboxEntries> {
  const entries: OutboxEntries = { waiting: [], settled: [], unreadable: [] };
  for (const [key, stored] of await storage.entries()) {
    const settled = v.safeParse(Settled, stored);
    const waiting = v.safeParse(Waiting, stored);
    if (settled.success) entries.settled.push({ key, settlement: settled.output.settled });
    else if (waiting.success) entries.waiting.push({ key, ...waiting.output });
    else {
      const fields = waiting.issues.map((issue) => v.getDotPath(issue)).join();
      entries.unreadable.push({ key, fields });
    }
  }
  return entries;
}

/** Keeps a request in place of the one with its key; false where nothing can be stored. */
export function putWaiting({ key, ...waiting }: WaitingRequest): Promise<boolean> {
  return storage.setItem(key, waiting);
}

export async function addSettlement(settlement: Settlement): Promise<void> {
  await storage.setItem(`settled:${crypto.randomUUID()}`, { settled: settlement });
}

/** Replaces what is under a key by its outcome: what the visitor wrote is erased. */
export async function settleEntry(key: string, settlement: Settlement): Promise<void> {
  await addSettlement(settlement);
  await storage.removeItem(key);
}

export const removeEntry = (key: string): Promise<void> => storage.removeItem(key);
