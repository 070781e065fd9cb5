import { createHash, randomBytes } from 'node:crypto';

/** The purpose of a link; each token is valid for one purpose. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Two hashes for each of the last 20 mails: more than an address can get in a day. */
const KEPT = 40;

const TOKEN = /^([0-9a-z]{1,9})\.[\w-]{43}$/;

/** Hashes a token for storage: a stored hash cannot be turned back into a link. */
export const tokenHash = (purpose: LinkPurpose, token: string): string =>
  createHash('sha256').update(`${purpose} ${token}`).digest('base64url');

const newToken = (now: Date): string =>
  `${now.getTime().toString(36)}.${randomBytes(32).toString('base64url')}`;

/**
 * Returns when a token claims to have been issued, in milliseconds since 1970, or null if
 * malformed. Only the token's stored hash proves the claim.
 */
export function issuedAt(token: string): number | null {
  const [, time] = TOKEN.exec(token) ?? [];
  return time === undefined ? null : Number.parseInt(time, 36);
}

/**
 * Returns tokens for a mail's links, and the hashes to store on the subscription. Keeps the hashes
 * of earlier mails, whose unsubscribe links must still work.
 */
export function newLinks(stored: unknown, now: Date) {
  const [confirm, unsubscribe] = [newToken(now), newToken(now)];
  const known: unknown[] = Array.isArray(stored) ? stored : [];
  const hashes = [tokenHash('confirm', confirm), tokenHash('unsubscribe', unsubscribe)];
  return { confirm, unsubscribe, hashes: [...known, ...hashes].slice(-KEPT) };
}
