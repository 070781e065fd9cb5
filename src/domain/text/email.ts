import * as v from 'valibot';
import { EMAIL_MAX } from '#domain/site/limits.ts';

const LOCAL_PART = '[^\\s\\p{Cc}\\p{Cs}@<>()\\[\\]\\\\,;:".]+';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
const ADDRESS = new RegExp(`^${LOCAL_PART}(?:\\.${LOCAL_PART})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/**
 * True for a standard address: a local part of at most 64 characters without quotes, spaces or
 * controls, a domain of at least two labels, at most 254 characters. Letters of any script pass.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && text.indexOf('@') <= 64 && ADDRESS.test(text);
}

/** The form under which an address is stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** A required address; the two messages are those of the form. */
export const emailField = (required: string, invalid: string) =>
  v.pipe(v.string(required), v.trim(), v.nonEmpty(required), v.check(isEmail, invalid));
