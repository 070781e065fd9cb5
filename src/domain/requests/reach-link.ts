import { isEmail } from '#domain/text/email.ts';
import { isPhone, normalisePhone } from './phone.ts';

const HANDLE = /^@?([A-Za-z0-9._]{1,30})$/;

/** A French number as the world dials it. */
const international = (phone: string) => normalisePhone(phone).replace(/^0/, '+33');

const handle = (name: string) => HANDLE.exec(name.trim())?.[1];

/** The address of a mail to a visitor; null when it is none. */
export const mailLink = (email: string): string | null =>
  isEmail(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;

/** Dials a number; null when it is none. */
export const phoneLink = (phone: string): string | null =>
  isPhone(phone) ? `tel:${international(phone)}` : null;

/** Opens a conversation; null when the number is none. */
export const whatsappLink = (phone: string): string | null =>
  isPhone(phone) ? `https://wa.me/${international(phone).slice(1)}` : null;

/** The page of an account; null when the name is none. */
export function instagramLink(name: string): string | null {
  const user = handle(name);
  return user === undefined ? null : `https://www.instagram.com/${user}/`;
}

/** The page of an account; null when the name is none. */
export function tiktokLink(name: string): string | null {
  const user = handle(name);
  return user === undefined ? null : `https://www.tiktok.com/@${user}`;
}

/** The button that reaches a visitor the way they chose; null when what they gave leads nowhere. */
export function reachButton(
  fields: Record<string, string>,
): { label: string; href: string } | null {
  const {
    methodeContact = 'mail',
    email = '',
    telephone = '',
    instagram = '',
    tiktok = '',
  } = fields;
  const links: Record<string, [label: string, href: string | null]> = {
    mail: ['Répondre par email', mailLink(email)],
    appel: ['Appeler', phoneLink(telephone)],
    whatsapp: ['Écrire sur WhatsApp', whatsappLink(telephone)],
    instagram: ['Écrire sur Instagram', instagramLink(instagram)],
    tiktok: ['Écrire sur TikTok', tiktokLink(tiktok)],
  };
  const [label, href] = links[methodeContact] ?? ['', null];
  return href === null ? null : { label, href };
}
