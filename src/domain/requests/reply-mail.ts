import { BRAND } from '#domain/site/brand.ts';
import { cutText } from '#domain/text/clean-text.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { mailtoLink } from './contact-links.ts';
import type { ContactRequest } from './contact-request.ts';

const SUBJECTS = {
  contact: `Votre message à ${BRAND}`,
  vacances: `Votre demande de vacances sur mesure, ${BRAND}`,
};

/** Maximum length of the quoted message, because mail clients refuse long mailto links. */
const QUOTE_MAX = 1_200;

/** Returns a mailto link that answers a request and quotes its message; null without a valid email address. */
export function replyMailtoLink(request: ContactRequest): string | null {
  const link = mailtoLink(request.email ?? '');
  if (link === null) return null;
  const quoted = cutText(request.fields.message ?? '', QUOTE_MAX)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = [
    `Bonjour ${request.first_name},`,
    '',
    '',
    '',
    `Le ${formatShortDateTime(request.created_at)}, vous nous écriviez\u00a0:`,
    quoted,
  ].join('\r\n');
  const subject = encodeURIComponent(SUBJECTS[request.form_type]);
  return `${link}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
