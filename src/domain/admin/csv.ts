import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { formatDateTime } from '#domain/text/dates.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const HEADER = ['Email', 'Source', "Date d'inscription", 'Actif'];
const FORMULA_START = /^[=+\-@\t\r\0]/;

/** A field by RFC 4180; one that a spreadsheet would run as a formula gets an apostrophe first. */
function csvField(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * The subscribers as a CSV file (spec section 7): RFC 4180, with the mark that makes Excel read
 * UTF-8, instants in Paris as dd/MM/yyyy HH:mm.
 */
export function subscriptionsToCsv(
  rows: readonly Pick<NewsletterSubscription, 'email' | 'source' | 'subscribed_at' | 'active'>[],
): string {
  const lines = rows.map(({ email, source, subscribed_at, active }) => [
    email,
    source ?? '',
    formatDateTime(subscribed_at),
    active ? 'Oui' : 'Non',
  ]);
  return (
    BYTE_ORDER_MARK +
    [HEADER, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('')
  );
}

/** The file's name with the day of the export (yyyy-MM-dd). */
export function csvFileName(today: string): string {
  return `abonnes-newsletter-${today}.csv`;
}
