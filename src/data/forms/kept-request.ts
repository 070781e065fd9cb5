import * as v from 'valibot';
import { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import { ContactMessage, HolidayRequest } from '#domain/requests/request-payloads.ts';

const SiteRequest = v.variant('kind', [
  v.object({ kind: v.literal('newsletter'), payload: NewsletterSignup }),
  v.object({ kind: v.literal('contact'), payload: ContactMessage }),
  v.object({ kind: v.literal('vacances'), payload: HolidayRequest }),
]);

/** What a visitor asked for in one of the three forms. */
export type SiteRequest = v.InferOutput<typeof SiteRequest>;

/** A request that waits for a network, and since when (ISO string). */
export const KeptRequest = v.object({
  request: SiteRequest,
  kept_at: v.pipe(v.string(), v.isoTimestamp()),
});
export type KeptRequest = v.InferOutput<typeof KeptRequest>;

/** One that this release of the site cannot read: as it was, and since when that is known. */
export const UnreadRequest = v.object({
  unread: v.unknown(),
  since: v.pipe(v.string(), v.isoTimestamp()),
});
export type UnreadRequest = v.InferOutput<typeof UnreadRequest>;
