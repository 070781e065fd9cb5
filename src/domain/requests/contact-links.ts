import { isEmail } from '#domain/text/email.ts';
import { parsePhone } from '#domain/text/phone.ts';

const HANDLE = /^@?([A-Za-z0-9._]{1,30})$/;

export const mailtoLink = (email: string): string | null =>
  isEmail(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;

const phoneUrl = (start: string) => (text: string) => {
  const phone = parsePhone(text);
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
