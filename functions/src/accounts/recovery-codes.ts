import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { RECOVERY_CODES } from '../../../src/domain/admin/second-factor.ts';
import { base32 } from './totp.ts';

const CODE_BYTES = 10;
const HASH_BYTES = 32;

/** A small one: nobody guesses 80 random bits, and ten of them are hashed at once. */
const COST = { N: 1024 };

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** What is stored of recovery codes: one salt per account, so that a code is hashed once. */
export type StoredCodes = { salt: string; hashes: string[] };

const hashOf = async (code: string, salt: string): Promise<string> =>
  (await derive(code, salt, HASH_BYTES, COST)).toString('base64url');

/** Makes recovery codes of 80 bits, and what is stored of them. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; stored: StoredCodes }> {
  const salt = randomBytes(16).toString('base64url');
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(CODE_BYTES)));
  const hashes = await Promise.all(codes.map((code) => hashOf(code, salt)));
  return { codes, stored: { salt, hashes } };
}

/** The stored codes without the one that was given; null when it is none of them. */
export async function spendCode(
  { salt, hashes }: StoredCodes,
  code: string,
): Promise<StoredCodes | null> {
  const hash = await hashOf(code, salt);
  return hashes.includes(hash) ? { salt, hashes: hashes.filter((one) => one !== hash) } : null;
}
