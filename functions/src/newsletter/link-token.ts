import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { CONFIRMATION_DAYS, TOKEN_MAX } from '../../../src/domain/newsletter/newsletter-links.ts';

const DAY_MS = 24 * 60 * 60_000;

export type LinkPurpose = 'confirm' | 'unsubscribe';

/** What a token says when it is genuine: a SHA-256 in hex, and milliseconds. */
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

const ID_BYTES = 32;
const TIME_BYTES = 6;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED_BYTES = IV_BYTES + ID_BYTES + TIME_BYTES + TAG_BYTES;

const SEALED = /^v2\.(confirm|unsubscribe)\.([\w-]{88})$/;
/** As mails of earlier releases have them: the subscription in the clear, and a signature. */
const SIGNED = /^v1\.(confirm|unsubscribe)\.([0-9a-f]{64})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

// « link » keeps these apart from whatever else the secret is used for.
const keyed = (secret: string, content: string): Buffer =>
  createHmac('sha256', secret).update(`link.${content}`).digest();

/** The tag vouches for version and purpose too. */
const context = (purpose: string): Buffer => Buffer.from(`v2.${purpose}`);

/**
 * A token for a link in a mail: version and purpose, and what only the secret opens, as addresses of
 * links stand in the logs of whoever carries them. When it expires follows from its purpose. The same
 * claim gives the same token.
 */
export function signLinkToken(
  secret: string,
  purpose: LinkPurpose,
  { subscriptionId, issuedAt }: LinkClaim,
): string {
  const content = Buffer.alloc(ID_BYTES + TIME_BYTES);
  content.write(subscriptionId, 'hex');
  content.writeUIntBE(issuedAt, ID_BYTES, TIME_BYTES);
  // Made of what it is for: another content never has the same one.
  const iv = keyed(secret, `iv.${purpose}.${content.toString('hex')}`).subarray(0, IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyed(secret, 'key'), iv).setAAD(context(purpose));
  const sealed = [iv, cipher.update(content), cipher.final(), cipher.getAuthTag()];
  return `v2.${purpose}.${Buffer.concat(sealed).toString('base64url')}`;
}

function openSealed(secret: string, purpose: LinkPurpose, text: string): LinkClaim | null {
  const sealed = Buffer.from(text, 'base64url');
  const tagAt = SEALED_BYTES - TAG_BYTES;
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyed(secret, 'key'), iv)
    .setAAD(context(purpose))
    .setAuthTag(sealed.subarray(tagAt));
  try {
    const content = Buffer.concat([
      decipher.update(sealed.subarray(IV_BYTES, tagAt)),
      decipher.final(),
    ]);
    return {
      subscriptionId: content.toString('hex', 0, ID_BYTES),
      issuedAt: content.readUIntBE(ID_BYTES, TIME_BYTES),
    };
  } catch {
    return null;
  }
}

function readSigned(secret: string, purpose: LinkPurpose, token: string): LinkClaim | null {
  const [, signedPurpose, subscriptionId = '', issued = '', signature = ''] =
    SIGNED.exec(token) ?? [];
  if (signedPurpose !== purpose) return null;
  const expected = keyed(secret, token.slice(0, token.lastIndexOf('.'))).toString('base64url');
  // Both are 43 characters of one byte: the pattern has seen to it.
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return { subscriptionId, issuedAt: Number.parseInt(issued, 36) };
}

function claimOf(secret: string, purpose: LinkPurpose, token: string): LinkClaim | null {
  if (token.length > TOKEN_MAX) return null;
  const [, sealedPurpose, sealed = ''] = SEALED.exec(token) ?? [];
  return sealedPurpose === purpose
    ? openSealed(secret, purpose, sealed)
    : readSigned(secret, purpose, token);
}

/** Reads a token that was made for this purpose with this secret; anything else is invalid. */
export function readLinkToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Reading {
  const claim = claimOf(secret, purpose, token);
  if (claim === null) return { kind: 'invalid' };
  const isExpired = now.getTime() - claim.issuedAt > LIFETIME_MS[purpose];
  return { kind: isExpired ? 'expired' : 'valid', claim };
}
