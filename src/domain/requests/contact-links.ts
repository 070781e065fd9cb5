import { BRAND } from '#domain/site/brand.ts';
import { cutText } from '#domain/text/clean-text.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { isEmail } from '#domain/text/email.ts';
import { readPhone } from '#domain/text/phone.ts';
import type { ContactRequest } from './contact-request.ts';

const HANDLE = /^@?([A-Za-z0-9._]{1,30})$/;

export const mailLink = (email: string): string | null =>
  isEmail(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;

const phoneUrl = (start: string) => (text: string) => {
  const phone = readPhone(text);
  return phone && start + phone.digits;
};
export const phoneLink = phoneUrl('tel:+');
export const whatsappLink = phoneUrl('https://wa.me/');

const profileLink = (start: string, end: string) => (name: string) => {
  const user = HANDLE.exec(name.trim())?.[1];
  return user === undefined ? null : `${start}${user}${end}`;
};
export const instagramLink = profileLink('https://www.instagram.com/', '/');
export const tiktokLink = profileLink('https://www.tiktok.com/@', '');

const SUBJECTS = {
  contact: `Votre message à ${BRAND}`,
  vacances: `Votre demande de vacances sur mesure, ${BRAND}`,
};

/** Maximum characters of the quote: mail clients refuse longer mailto links. */
const QUOTE_MAX = 1_200;

/** Returns a mailto link with the quoted message; null without a valid email address. */
export function replyMail(request: ContactRequest): string | null {
  const link = mailLink(request.email ?? '');
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
    `Le ${formatDateTime(request.created_at)}, vous nous écriviez\u00a0:`,
    quoted,
  ].join('\r\n');
  const subject = encodeURIComponent(SUBJECTS[request.form_type]);
  return `${link}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
