import * as v from 'valibot';
import { MAIL_FIELDS } from '#domain/mail/mail-state.ts';
import { StoredInstant, StoredRequiredText, StoredText } from '#domain/schema/stored-fields.ts';
import { emailField } from '#domain/schema/written-fields.ts';
import { inParts } from '#domain/site/in-parts.ts';
import { csvLines, toCsv } from '#domain/text/csv.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { CONSENT_BASES } from './consent-basis.ts';
import { NEWSLETTER_CONSENT_VERSIONS, NEWSLETTER_SOURCES } from './newsletter.ts';

/** A subscription as it is read: a stored document plus its id. Id and email are required. */
export const NewsletterSubscription = v.object({
  id: StoredRequiredText,
  email: StoredRequiredText,
  source: v.fallback(v.nullable(v.picklist(NEWSLETTER_SOURCES)), null),
  subscribed_at: StoredInstant,
  active: v.fallback(v.boolean(), false),
  consent_version: StoredText,
  /** Where an administrator activated or imported it. */
  activation_basis: v.fallback(v.nullable(v.picklist(CONSENT_BASES)), null),
  ...MAIL_FIELDS,
});
export type NewsletterSubscription = v.InferOutput<typeof NewsletterSubscription>;

/** The payload of the callable subscribeNewsletter: no other key. The email comes out normalised. */
export const NewsletterSignup = v.strictObject({
  email: v.pipe(
    emailField("L'email est requis", 'Adresse email invalide'),
    v.transform(normaliseEmail),
    // A letter may become two in lower case.
    v.check(isEmail, 'Adresse email invalide'),
  ),
  source: v.picklist(NEWSLETTER_SOURCES),
  consentVersion: v.picklist(NEWSLETTER_CONSENT_VERSIONS),
});
export type NewsletterSignup = v.InferOutput<typeof NewsletterSignup>;

const HEADS = "Email,Source,Date d'inscription,Actif".split(',');

/** Rows in a piece of the file: some ten milliseconds of work. */
const PIECE_ROWS = 2_000;

type Row = Pick<NewsletterSubscription, 'email' | 'source' | 'subscribed_at' | 'active'>;

/** The heads of a CSV file of subscribers. */
export const subscriptionHeads = (): string => toCsv([HEADS]);

/** Lines of the file, in pieces, with dates in Paris time as dd/MM/yyyy HH:mm. */
export function* subscriptionLines(rows: readonly Row[]): Generator<string> {
  for (const part of inParts(rows, PIECE_ROWS)) {
    const lines = part.map(({ email, source, subscribed_at, active }) => [
      email,
      source ?? '',
      formatDateTime(subscribed_at),
      active ? 'Oui' : 'Non',
    ]);
    yield csvLines(lines);
  }
}

/** The file's name. `today` is yyyy-MM-dd. */
export function csvFileName(today: string): string {
  return `abonnes-newsletter-${today}.csv`;
}
