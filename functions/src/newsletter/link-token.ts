import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONFIRMATION_DAYS, TOKEN_MAX } from '../../../src/domain/newsletter-links.ts';

const VERSION = 'v1';
const DAY_MS = 24 * 60 * 60_000;

export type LinkPurpose = 'confirm' | 'unsubscribe';

/** What a token says when it is genuine. `issuedAt` in milliseconds. */
export type LinkClaim = { subscriptionId: string; issuedAt: number };

type Reading =
  | { kind: 'valid'; claim: LinkClaim }
  | { kind: 'expired'; claim: LinkClaim }
  | { kind: 'invalid' };

/** Links to unsubscribe work for ever. */
const LIFETIME_MS: Record<LinkPurpose, number> = {
  confirm: CONFIRMATION_DAYS * DAY_MS,
  unsubscribe: Number.POSITIVE_INFINITY,
};

const TOKEN = /^v1\.(confirm|unsubscribe)\.([0-9a-f]{64})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

// « link » keeps these signatures apart from whatever else the secret is used for.
function signatureOf(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`link.${content}`).digest('base64url');
}

/**
 * A token for a link in a mail: version, purpose, subscription and time of issue, signed. When it
 * expires follows from its purpose.
 */
export function signLinkToken(secret: string, purpose: LinkPurpose, claim: LinkClaim): string {
  const content = [VERSION, purpose, claim.subscriptionId, claim.issuedAt.toString(36)].join('.');
  return `${content}.${signatureOf(secret, content)}`;
}

/** Reads a token that was signed for this purpose with this secret; anything else is invalid. */
export function readLinkToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Reading {
  const [, signedPurpose, subscriptionId = '', issued = '', signature = ''] =
    (token.length <= TOKEN_MAX && TOKEN.exec(token)) || [];
  if (signedPurpose !== purpose) return { kind: 'invalid' };
  const expected = signatureOf(secret, token.slice(0, token.lastIndexOf('.')));
  // Both are 43 characters of one byte: the pattern has seen to it.
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return { kind: 'invalid' };
  const claim = { subscriptionId, issuedAt: Number.parseInt(issued, 36) };
  const isExpired = now.getTime() - claim.issuedAt > LIFETIME_MS[purpose];
  return { kind: isExpired ? 'expired' : 'valid', claim };
}
