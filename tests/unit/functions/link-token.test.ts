import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOKEN_MAX } from '#domain/newsletter/newsletter-links.ts';
import {
  type LinkPurpose,
  readLinkToken,
  signLinkToken,
} from '../../../functions/src/newsletter/link-token.ts';

const DAY_MS = 24 * 60 * 60_000;
const SECRET = 'a secret';
const NOON = new Date('2026-11-20T12:00:00Z');
const claim = { subscriptionId: 'a1'.repeat(32), issuedAt: NOON.getTime() };
const INVALID = { kind: 'invalid' };

const anyClaim = fc.record({
  subscriptionId: fc.stringMatching(/^[0-9a-f]{64}$/),
  issuedAt: fc.integer({ min: 0, max: NOON.getTime() }),
});
const anyPurpose = fc.constantFrom<LinkPurpose>('confirm', 'unsubscribe');

describe('a token', () => {
  it('says again what was signed, for as long as it is good', () => {
    fc.assert(
      fc.property(anyPurpose, anyClaim, fc.string({ minLength: 1 }), (purpose, signed, secret) => {
        const token = signLinkToken(secret, purpose, signed);
        expect(token.length).toBeLessThanOrEqual(TOKEN_MAX);
        const reading = readLinkToken(secret, purpose, token, new Date(signed.issuedAt + DAY_MS));
        expect(reading).toEqual({ kind: 'valid', claim: signed });
      }),
    );
  });

  it('to confirm expires after seven days, to unsubscribe never', () => {
    const at = (purpose: LinkPurpose, afterMs: number) =>
      readLinkToken(
        SECRET,
        purpose,
        signLinkToken(SECRET, purpose, claim),
        new Date(NOON.getTime() + afterMs),
      ).kind;
    expect(at('confirm', 7 * DAY_MS)).toBe('valid');
    expect(at('confirm', 7 * DAY_MS + 1)).toBe('expired');
    expect(at('unsubscribe', 3650 * DAY_MS)).toBe('valid');
  });

  it('of another purpose or another secret is invalid', () => {
    fc.assert(
      fc.property(anyClaim, fc.string(), (signed, other) => {
        const token = signLinkToken(SECRET, 'unsubscribe', signed);
        expect(readLinkToken(SECRET, 'confirm', token, NOON)).toEqual(INVALID);
        expect(readLinkToken(`${SECRET}${other}.`, 'unsubscribe', token, NOON)).toEqual(INVALID);
      }),
    );
  });

  it('is invalid with any one character changed, added or missing', () => {
    const token = signLinkToken(SECRET, 'confirm', claim);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.string({ maxLength: 2 }), (index, put) => {
        const forged = token.slice(0, index) + put + token.slice(index + 1);
        fc.pre(forged !== token);
        expect(readLinkToken(SECRET, 'confirm', forged, NOON)).toEqual(INVALID);
      }),
      { numRuns: 500 },
    );
  });

  it('with its parts exchanged is invalid: version, purpose', () => {
    const token = signLinkToken(SECRET, 'confirm', claim);
    for (const [from, to] of [
      ['confirm', 'unsubscribe'],
      ['v2.', 'v1.'],
    ] as const) {
      const forged = token.replace(from, to);
      expect(forged).not.toBe(token);
      expect(readLinkToken(SECRET, 'confirm', forged, NOON)).toEqual(INVALID);
      expect(readLinkToken(SECRET, 'unsubscribe', forged, NOON)).toEqual(INVALID);
    }
  });

  it('is the same for the same claim, and shows nothing of whom it is about', () => {
    const token = signLinkToken(SECRET, 'confirm', claim);
    expect(signLinkToken(SECRET, 'confirm', claim)).toBe(token);
    const body = Buffer.from(token.split('.')[2] ?? '', 'base64url').toString('hex');
    expect(token + body).not.toContain('a1a1');
  });

  it('of any text is invalid, and reading it never throws', () => {
    fc.assert(
      fc.property(anyPurpose, fc.string({ unit: 'binary' }), (purpose, text) => {
        expect(readLinkToken(SECRET, purpose, text, NOON)).toEqual(INVALID);
      }),
    );
    expect(readLinkToken(SECRET, 'confirm', 'v1.'.repeat(100_000), NOON)).toEqual(INVALID);
  });
});

describe('a token of an earlier release', () => {
  const sign = (content: string) =>
    `${content}.${createHmac('sha256', SECRET).update(`link.${content}`).digest('base64url')}`;
  const issued = claim.issuedAt.toString(36);
  const unsubscribe = sign(`v1.unsubscribe.${claim.subscriptionId}.${issued}`);

  it('is read as before', () => {
    const reading = readLinkToken(SECRET, 'unsubscribe', unsubscribe, NOON);
    expect(reading).toEqual({ kind: 'valid', claim });
    expect(readLinkToken(SECRET, 'confirm', unsubscribe, NOON)).toEqual(INVALID);
    expect(readLinkToken('another', 'unsubscribe', unsubscribe, NOON)).toEqual(INVALID);
    const confirm = sign(`v1.confirm.${claim.subscriptionId}.${issued}`);
    const late = new Date(NOON.getTime() + 7 * DAY_MS + 1);
    expect(readLinkToken(SECRET, 'confirm', confirm, late)).toEqual({ kind: 'expired', claim });
  });

  it('with its parts rewritten is invalid: purpose, subscription, time, version', () => {
    const later = (claim.issuedAt + DAY_MS).toString(36);
    for (const [from, to] of [
      ['unsubscribe', 'confirm'],
      ['a1a1', 'b1b1'],
      [issued, later],
      ['v1.', 'v2.'],
    ] as const) {
      const forged = unsubscribe.replace(from, to);
      expect(forged).not.toBe(unsubscribe);
      expect(readLinkToken(SECRET, 'confirm', forged, NOON)).toEqual(INVALID);
      expect(readLinkToken(SECRET, 'unsubscribe', forged, NOON)).toEqual(INVALID);
    }
  });
});
