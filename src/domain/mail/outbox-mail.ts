import * as v from 'valibot';
import { DELIVERY_STATES } from '#domain/requests/contact-request.ts';
import { StoredInstant, StoredRequiredText, StoredText } from '#domain/schema/stored-fields.ts';

/** What the site sends: told to the team, told to who asked, asked of who signed up. */
export const MAIL_KINDS = ['contact-team', 'contact-receipt', 'newsletter-confirmation'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * A mail of the outbox as administrators read it: a stored document plus its id, without the content.
 * `to` is null for the team, and once the mail is redacted, 30 days after it was sent.
 */
export const OutboxMail = v.object({
  id: StoredRequiredText,
  kind: v.picklist(MAIL_KINDS),
  to: StoredText,
  subject: v.fallback(v.string(), ''),
  state: v.picklist(DELIVERY_STATES),
  attempts: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  last_error: StoredText,
  next_attempt_at: StoredInstant,
  created_at: StoredInstant,
  sent_at: StoredInstant,
  redacted_at: StoredInstant,
  /** The request that it is about. */
  request_id: StoredText,
});
export type OutboxMail = v.InferOutput<typeof OutboxMail>;

/** The id of the mail that tells the team of a request. */
export const teamMailId = (requestId: string): string => `${requestId}-team`;

/** The id of the mail that tells visitors that their request has arrived. */
export const receiptId = (requestId: string): string => `${requestId}-receipt`;
