import { EMAIL_MAX } from '#domain/site/limits.ts';

const LOCAL_PART = '[^\\s\\p{Cc}\\p{Cs}\uFFFD@<>()\\[\\]\\\\,;:".]+';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
const ADDRESS = new RegExp(`^${LOCAL_PART}(?:\\.${LOCAL_PART})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/** Checks an email address, in any script: at most 254 characters, at most 64 of them before the @. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && text.indexOf('@') <= 64 && ADDRESS.test(text);

/** Matches spaces around an email address, and invisible characters that were copied with it. */
const UNSEEN = /^\s+|\s+$|\p{Cf}/gu;

export const normaliseEmail = (email: string): string =>
  email.replace(UNSEEN, '').normalize('NFC').toLowerCase();

/** Returns the mailbox of an email address, without the subaddress after « + » (RFC 5233) nor the dots that Gmail ignores. */
export function stripSubaddressAndGmailDots(email: string): string {
  const mailbox = normaliseEmail(email).replace(/^([^+@]+)\+[^@]*@/, '$1@');
  const [, gmail] = /^(.+)@(?:gmail|googlemail)\.com$/.exec(mailbox) ?? [];
  return gmail === undefined ? mailbox : `${gmail.replaceAll('.', '')}@gmail.com`;
}
