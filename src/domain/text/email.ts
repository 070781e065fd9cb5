import { EMAIL_MAX } from '#domain/site/limits.ts';

const LOCAL_PART = '[^\\s\\p{Cc}\\p{Cs}@<>()\\[\\]\\\\,;:".]+';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
const ADDRESS = new RegExp(`^${LOCAL_PART}(?:\\.${LOCAL_PART})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/**
 * True for an email address: a local part of at most 64 characters without quotes, spaces or
 * control characters, a domain of at least two labels, 254 characters in all. Letters of any script
 * are allowed.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && text.indexOf('@') <= 64 && ADDRESS.test(text);
}

/** The form in which an email address is stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * The mailbox that an email address leads to, normalised: without the sub-address after a « + »
 * (RFC 5233). Only what providers agree on: dots, for one, are letters like any other.
 */
export function mailboxOf(email: string): string {
  return normaliseEmail(email).replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
