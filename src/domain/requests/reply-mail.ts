import { BRAND } from '#domain/site/brand.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { isEmail } from '#domain/text/email.ts';
import type { ContactRequest } from './contact-request.ts';

const SUBJECTS = {
  contact: `Votre message à ${BRAND}`,
  vacances: `Votre demande de vacances sur mesure, ${BRAND}`,
};

/** A mail client takes no longer addresses; the quotation is cut before the reply would not open. */
const QUOTE_MAX = 1_200;

/**
 * A mail client opened on the answer to a request: its subject, a greeting, the message quoted.
 * Null when the visitor gave no address.
 */
export function replyMail(request: ContactRequest): string | null {
  if (request.email === null || !isEmail(request.email)) return null;
  const quoted = (request.fields.message ?? '')
    .slice(0, QUOTE_MAX)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = [
    `Bonjour ${request.first_name},`,
    '',
    '',
    '',
    `Le ${formatDateTime(request.created_at)}, vous nous écriviez :`,
    quoted,
  ].join('\r\n');
  const address = encodeURIComponent(request.email).replace('%40', '@');
  const subject = encodeURIComponent(SUBJECTS[request.form_type]);
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
