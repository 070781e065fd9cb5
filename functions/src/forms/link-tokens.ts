import { createHash, randomBytes } from 'node:crypto';

/** What a link is for; a token serves one purpose. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Of the last twenty mails: more than an address gets in a day by anybody's doing. */
const KEPT = 40;

const TOKEN = /^([0-9a-z]{1,9})\.[\w-]{43}$/;

/** What is stored of a token: it cannot be made into a link. */
export const tokenHash = (purpose: LinkPurpose, token: string): string =>
  createHash('sha256').update(`${purpose} ${token}`).digest('base64url');

const newToken = (now: Date): string =>
  `${now.getTime().toString(36)}.${randomBytes(32).toString('base64url')}`;

/** When a token was issued, in milliseconds since 1970; null for what is none. Only its hash proves it. */
export function issuedAt(token: string): number | null {
  const [, time] = TOKEN.exec(token) ?? [];
  return time === undefined ? null : Number.parseInt(time, 36);
}

/**
 * Tokens for the links of a mail, and the hashes to store on the subscription: those of earlier mails
 * stay, as one may unsubscribe by any of them.
 */
export function newLinks(stored: unknown, now: Date) {
  const [confirm, unsubscribe] = [newToken(now), newToken(now)];
  const known: unknown[] = Array.isArray(stored) ? stored : [];
  const hashes = [tokenHash('confirm', confirm), tokenHash('unsubscribe', unsubscribe)];
  return { confirm, unsubscribe, hashes: [...known, ...hashes].slice(-KEPT) };
}
