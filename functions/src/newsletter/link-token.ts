import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { CONFIRMATION_DAYS, TOKEN_MAX } from '../../../src/domain/newsletter/newsletter-links.ts';

const DAY_MS = 24 * 60 * 60_000;

export type LinkPurpose = 'confirm' | 'unsubscribe';

/** What a token says: whose subscription, and when it was issued, in milliseconds. */
export type LinkClaim = { subscriptionId: string; issuedAt: number };

type Reading =
  | { kind: 'valid'; claim: LinkClaim }
  | { kind: 'expired'; claim: LinkClaim }
  | { kind: 'invalid' };

/** Links to unsubscribe never expire. */
const LIFETIME_MS: Record<LinkPurpose, number> = {
  confirm: CONFIRMATION_DAYS * DAY_MS,
  unsubscribe: Number.POSITIVE_INFINITY,
};

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

const Payload = v.object({ sub: v.string(), issued_at: v.number() });

/** A key for these tokens only: the secret keys the rate limits too. */
const keyFrom = (secret: string): Uint8Array =>
  createHmac('sha256', secret).update('newsletter link').digest();

/**
 * A token for a link in a mail: an encrypted JWT for one purpose. It is encrypted because URLs end up
 * in logs, where the subscription's id would lead back to the email address.
 */
export async function createLinkToken(
  secret: string,
  purpose: LinkPurpose,
  { subscriptionId, issuedAt }: LinkClaim,
): Promise<string> {
  // Loaded on first use: the rendering function starts faster without it.
  const { EncryptJWT } = await import('jose');
  return new EncryptJWT({ sub: subscriptionId, aud: purpose, issued_at: issuedAt })
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .encrypt(keyFrom(secret));
}

/** Reads a token made with this secret for this purpose. Any other text is invalid; never throws. */
export async function readLinkToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<Reading> {
  if (token.length > TOKEN_MAX) return { kind: 'invalid' };
  const { jwtDecrypt } = await import('jose');
  try {
    const { payload } = await jwtDecrypt(token, keyFrom(secret), {
      audience: purpose,
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    });
    const { sub, issued_at } = v.parse(Payload, payload);
    const isExpired = now.getTime() - issued_at > LIFETIME_MS[purpose];
    const claim = { subscriptionId: sub, issuedAt: issued_at };
    return { kind: isExpired ? 'expired' : 'valid', claim };
  } catch {
    return { kind: 'invalid' };
  }
}
