import * as v from 'valibot';
import { StoredInstant, StoredRequiredText, StoredText } from '#domain/admin/stored-fields.ts';
import { VERSION_MAX } from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';
import { emailField, normaliseEmail } from '#domain/text/email.ts';
import { NEWSLETTER_SOURCES } from './newsletter.ts';

/** A stored subscription plus its id. Only the id and the email address are required. */
export const NewsletterSubscription = v.object({
  id: StoredRequiredText,
  email: StoredRequiredText,
  source: v.fallback(v.nullable(v.picklist(NEWSLETTER_SOURCES)), null),
  subscribed_at: StoredInstant,
  active: v.fallback(v.boolean(), false),
  consent_version: StoredText,
});
export type NewsletterSubscription = v.InferOutput<typeof NewsletterSubscription>;

/** The payload of the callable subscribeNewsletter: no other keys; the email address is normalised. */
export const NewsletterSignup = v.strictObject({
  email: v.pipe(
    emailField("L'email est requis", 'Adresse email invalide'),
    v.transform(normaliseEmail),
  ),
  source: v.picklist(NEWSLETTER_SOURCES),
  consentVersion: v.pipe(v.string(), v.nonEmpty(), v.maxLength(VERSION_MAX, tooLong(VERSION_MAX))),
});
export type NewsletterSignup = v.InferOutput<typeof NewsletterSignup>;
