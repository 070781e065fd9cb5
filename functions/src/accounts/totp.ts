import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Bytes in base32 without padding, in lower case. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The 30 seconds of an instant, counted since 1970. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of a time step (RFC 6238 with SHA-1, which is all that every authenticator knows). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) % 16;
  const number = digest.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The time step whose code this is: the present one, or for clocks that differ the one before or after.
 * @param lastStep the step of the last code that was accepted: no code is accepted twice
 * @returns null when there is none
 */
export function acceptedStep(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const steps = [-1, 0, 1].map((offset) => stepOf(now) + offset);
  return steps.find((step) => step > lastStep && totpCode(secret, step) === code) ?? null;
}

/** What the QR code of an authenticator holds. */
export function otpauthUri(secret: string, { issuer, email }: { issuer: string; email: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret.toUpperCase()}&issuer=${encodeURIComponent(issuer)}`;
}
