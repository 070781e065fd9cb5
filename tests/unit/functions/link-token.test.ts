import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOKEN_MAX } from '#domain/newsletter/newsletter-links.ts';
import {
  createLinkToken,
  type LinkPurpose,
  readLinkToken,
} from '../../../functions/src/newsletter/link-token.ts';
import { runs } from '../../support/fuzz-runs.ts';

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
const bytesOf = (token: string) =>
  token.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));

describe('a link token', () => {
  it('returns its claim while it is valid', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPurpose,
        anyClaim,
        fc.string({ minLength: 1 }),
        async (purpose, issued, secret) => {
          const token = await createLinkToken(secret, purpose, issued);
          expect(token.length).toBeLessThanOrEqual(TOKEN_MAX);
          const nextDay = new Date(issued.issuedAt + DAY_MS);
          const reading = await readLinkToken(secret, purpose, token, nextDay);
          expect(reading).toEqual({ kind: 'valid', claim: issued });
        },
      ),
    );
  });

  it('expires after seven days for confirming, and never for unsubscribing', async () => {
    const at = async (purpose: LinkPurpose, afterMs: number) => {
      const token = await createLinkToken(SECRET, purpose, claim);
      return readLinkToken(SECRET, purpose, token, new Date(NOON.getTime() + afterMs));
    };
    expect(await at('confirm', 7 * DAY_MS)).toEqual({ kind: 'valid', claim });
    expect(await at('confirm', 7 * DAY_MS + 1)).toEqual({ kind: 'expired', claim });
    expect(await at('unsubscribe', 3650 * DAY_MS)).toEqual({ kind: 'valid', claim });
  });

  it('is invalid for another purpose or with another secret', async () => {
    await fc.assert(
      fc.asyncProperty(anyClaim, fc.string(), async (issued, other) => {
        const token = await createLinkToken(SECRET, 'unsubscribe', issued);
        const read = (secret: string, purpose: LinkPurpose) =>
          readLinkToken(secret, purpose, token, NOON);
        expect(await read(SECRET, 'confirm')).toEqual(INVALID);
        expect(await read(`${SECRET}${other}.`, 'unsubscribe')).toEqual(INVALID);
      }),
    );
  });

  it('is invalid with any one character changed, added or missing', async () => {
    const token = await createLinkToken(SECRET, 'confirm', claim);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.string({ maxLength: 2 }),
        async (index, put) => {
          const forged = token.slice(0, index) + put + token.slice(index + 1);
          // The last character of a part has bits that base64 ignores: the same bytes are no forgery.
          fc.pre(bytesOf(forged).join() !== bytesOf(token).join());
          expect(await readLinkToken(SECRET, 'confirm', forged, NOON)).toEqual(INVALID);
        },
      ),
      runs(500),
    );
  });

  it('is encrypted anew each time, and shows neither the subscription nor the purpose', async () => {
    const token = await createLinkToken(SECRET, 'confirm', claim);
    expect(await createLinkToken(SECRET, 'confirm', claim)).not.toBe(token);
    const shown = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(`${token} ${shown} ${bytesOf(token)}`).not.toMatch(/a1a1|confirm/);
    expect(shown[0]).toBe('{"alg":"dir","enc":"A256GCM"}');
  });

  it('is invalid when it is any other text, which never throws', async () => {
    await fc.assert(
      fc.asyncProperty(anyPurpose, fc.string({ unit: 'binary' }), async (purpose, text) => {
        expect(await readLinkToken(SECRET, purpose, text, NOON)).toEqual(INVALID);
      }),
    );
    const unsigned = [{ alg: 'none' }, { sub: claim.subscriptionId, aud: 'confirm' }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    for (const text of [`${unsigned.join('.')}.`, 'a.'.repeat(100_000)]) {
      expect(await readLinkToken(SECRET, 'confirm', text, NOON)).toEqual(INVALID);
    }
  });
});
