import { createHmac } from 'node:crypto';
import * as v from 'valibot';

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';
const PURPOSE = 'second factor';

const Payload = v.object({ secret: v.string() });

/** A key for these only: the secret encrypts links of mails and keys the rate limits too. */
const keyFrom = (secret: string): Uint8Array =>
  createHmac('sha256', secret).update(PURPOSE).digest();

/** Encrypts an authenticator's secret for the database, for one account. */
export async function sealSecret(key: string, uid: string, bytes: Uint8Array): Promise<string> {
  const { EncryptJWT } = await import('jose');
  return new EncryptJWT({
    sub: uid,
    aud: PURPOSE,
    secret: Buffer.from(bytes).toString('base64url'),
  })
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .encrypt(keyFrom(key));
}

/** Decrypts what `sealSecret` made for this account; null when it is anything else. */
export async function openSecret(
  key: string,
  uid: string,
  sealed: unknown,
): Promise<Uint8Array | null> {
  if (typeof sealed !== 'string') return null;
  const { jwtDecrypt } = await import('jose');
  try {
    const { payload } = await jwtDecrypt(sealed, keyFrom(key), {
      subject: uid,
      audience: PURPOSE,
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    });
    return Buffer.from(v.parse(Payload, payload).secret, 'base64url');
  } catch {
    return null;
  }
}
