import { BRAND } from '#domain/site/brand.ts';
import { cutText } from '#domain/text/clean-text.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { isEmail } from '#domain/text/email.ts';
import type { ContactRequest } from './contact-request.ts';

const SEPARATORS = /[\s.\p{Pd}]/gu;
const FRENCH = /^(?:\+33|0)[1-9]\d{8}$/;
const INTERNATIONAL = /^\+[1-9]\d{1,14}$/;

export const normalisePhone = (text: string): string => text.replace(SEPARATORS, '');

/** Checks a French number (+33 or 0, then nine digits) or an international number (+, up to 15 digits). */
export function isPhone(text: string): boolean {
  const phone = normalisePhone(text);
  return FRENCH.test(phone) || INTERNATIONAL.test(phone);
}

const HANDLE = /^@?([A-Za-z0-9._]{1,30})$/;

const international = (phone: string) => normalisePhone(phone).replace(/^0/, '+33');

export const mailLink = (email: string): string | null =>
  isEmail(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;

export const phoneLink = (phone: string): string | null =>
  isPhone(phone) ? `tel:${international(phone)}` : null;

export const whatsappLink = (phone: string): string | null =>
  isPhone(phone) ? `https://wa.me/${international(phone).slice(1)}` : null;

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
