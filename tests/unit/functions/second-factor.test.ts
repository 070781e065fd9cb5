import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { RECOVERY_CODES } from '#domain/admin/second-factor.ts';
import { newRecoveryCodes, spendCode } from '../../../functions/src/accounts/recovery-codes.ts';
import { openSecret, sealSecret } from '../../../functions/src/accounts/sealed-secret.ts';
import {
  acceptedStep,
  base32,
  otpauthUri,
  stepOf,
  totpCode,
} from '../../../functions/src/accounts/totp.ts';

const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, its last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %d is %s', (seconds, code) => {
  expect(totpCode(SECRET, stepOf(new Date(seconds * 1000)))).toBe(code);
});

test('a code counts for its 30 seconds and those beside, and only after the last one', () => {
  const now = new Date(1_111_111_109_000);
  const step = stepOf(now);
  const accepted = (offset: number, lastStep = 0) =>
    acceptedStep(SECRET, totpCode(SECRET, step + offset), { now, lastStep });
  expect([-2, -1, 0, 1, 2].map((offset) => accepted(offset))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
  expect(accepted(0, step)).toBeNull();
  expect(accepted(-1, step)).toBeNull();
  expect(accepted(1, step)).toBe(step + 1);
  expect(acceptedStep(SECRET, '000000', { now, lastStep: 0 })).toBeNull();
});

test('the authenticator gets the secret in base32, and whose it is', () => {
  expect(base32(SECRET)).toBe('gezdgnbvgy3tqojqgezdgnbvgy3tqojq');
  expect(base32(Buffer.from('f'))).toBe('my');
  const uri = new URL(otpauthUri('gezd', { issuer: 'Grand Séjour', email: 'odile@example.org' }));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Grand Séjour:odile@example.org');
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: 'GEZD', issuer: 'Grand Séjour' });
});

test('a stored secret is read with its key, for its account', async () => {
  const secret = randomBytes(20);
  const sealed = await sealSecret('key', 'odile', secret);
  expect(sealed).not.toContain(secret.toString('base64url'));
  expect(await openSecret('key', 'odile', sealed)).toEqual(secret);
  expect(await openSecret('other', 'odile', sealed)).toBeNull();
  expect(await openSecret('key', 'basile', sealed)).toBeNull();
  expect(await openSecret('key', 'odile', `${sealed}x`)).toBeNull();
  expect(await openSecret('key', 'odile', null)).toBeNull();
});

test('a recovery code is spent once, and only hashes are stored', async () => {
  const { codes, stored } = await newRecoveryCodes();
  const [first = '', second = ''] = codes;
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  expect(first).toMatch(/^[a-z2-7]{16}$/);
  expect(JSON.stringify(stored)).not.toContain(first);
  const left = await spendCode(stored, first);
  if (!left) throw new Error('The code was refused.');
  expect(left.hashes).toHaveLength(RECOVERY_CODES - 1);
  expect(await spendCode(left, first)).toBeNull();
  expect((await spendCode(left, second))?.hashes).toHaveLength(RECOVERY_CODES - 2);
});
