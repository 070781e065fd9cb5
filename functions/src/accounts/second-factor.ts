import { randomBytes } from 'node:crypto';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { ACCOUNT_COLLECTIONS } from '../../../src/domain/admin/admin-session.ts';
import { isTotp } from '../../../src/domain/admin/second-factor.ts';
import { adminTransaction, refusal } from '../admin/admin-transaction.ts';
import { dateIn } from '../calls/stored-date.ts';
import type { Limit } from '../guards/caller.ts';
import { consumeLimits } from '../guards/rate-limit.ts';
import { newRecoveryCodes, spendCode } from './recovery-codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { acceptedStep } from './totp.ts';

const MINUTE_MS = 60_000;
const PENDING_MS = 10 * MINUTE_MS;
/** As long as the hash that RFC 6238 uses. */
const SECRET_BYTES = 20;

/** Three of a million codes are valid at a time: with these limits one is guessed in 23 years. */
const LIMITS = [
  { max: 5, windowMs: 15 * MINUTE_MS },
  { max: 40, windowMs: 24 * 60 * MINUTE_MS },
];
const TOO_MANY = 'Trop de codes essayés\u00a0: attendez un quart d’heure';
const WRONG_CODE = 'Ce code n’est pas valable\u00a0: attendez le suivant, puis réessayez';
export const ENROLLED = 'Ce compte a déjà un second facteur\u00a0: désactivez-le d’abord';
const STALE = 'L’installation a duré trop longtemps\u00a0: recommencez-la';

/** `second_factors/{uid}`, as far as the code of an enrolled account needs it. */
const Enrolled = v.object({
  secret: v.string(),
  last_step: v.number(),
  recovery: v.object({ salt: v.string(), hashes: v.array(v.string()) }),
});

/** Whose second factor, and what encrypts it: `key` is the deployment's secret. */
export type Owner = { db: Firestore; key: string; uid: string; now: Date };

const referenceOf = ({ db, uid }: Owner) =>
  db.collection(ACCOUNT_COLLECTIONS.secondFactors).doc(uid);

/** @throws HttpsError resource-exhausted once too many codes have been tried */
async function countTry({ db, key, uid, now }: Owner): Promise<void> {
  const limits = LIMITS.map((limit): Limit => ({ ...limit, scope: 'second-factor', subject: uid }));
  if ((await consumeLimits(db, key, limits, now)) !== null) {
    throw new HttpsError('resource-exhausted', TOO_MANY);
  }
}

/** Reads the document and writes the fields that `change` answers, with nobody in between. */
function update(
  owner: Owner,
  change: (stored: DocumentSnapshot) => Promise<object>,
): Promise<void> {
  const reference = referenceOf(owner);
  return adminTransaction(owner.db, async (transaction: Transaction) => {
    const fields = await change(await transaction.get(reference));
    transaction.set(reference, fields, { merge: true });
  });
}

/** How an account's second factor stands. */
export async function statusOf(owner: Owner) {
  const stored = await referenceOf(owner).get();
  const enrolled = v.safeParse(Enrolled, stored.data());
  return {
    enrolledAt: enrolled.success
      ? (dateIn(stored.get('enrolled_at'))?.toISOString() ?? null)
      : null,
    codesLeft: enrolled.success ? enrolled.output.recovery.hashes.length : 0,
  };
}

/** Makes a secret that counts once `confirmEnrolment` has had its first code. */
export async function startEnrolment(owner: Owner): Promise<Uint8Array> {
  const secret = randomBytes(SECRET_BYTES);
  const pending = await sealSecret(owner.key, owner.uid, secret);
  const pending_until = new Date(owner.now.getTime() + PENDING_MS);
  await referenceOf(owner).set({ pending, pending_until }, { merge: true });
  return secret;
}

/**
 * Enrols the secret of `startEnrolment`.
 * @returns the recovery codes
 * @throws HttpsError failed-precondition (wrong-code, stale, enrolled), resource-exhausted
 */
export async function confirmEnrolment(owner: Owner, code: string): Promise<string[]> {
  await countTry(owner);
  const { codes, stored: recovery } = await newRecoveryCodes();
  await update(owner, async (stored) => {
    // Whoever has the password of an account that must enrol enrols once.
    if (stored.get('secret') !== undefined) throw refusal(ENROLLED, { reason: 'enrolled' });
    const secret = await openSecret(owner.key, owner.uid, stored.get('pending'));
    const until = dateIn(stored.get('pending_until'));
    if (!secret || !until || until < owner.now) throw refusal(STALE, { reason: 'stale' });
    const step = acceptedStep(secret, code, { now: owner.now, lastStep: 0 });
    if (step === null) throw refusal(WRONG_CODE, { reason: 'wrong-code' });
    return {
      secret: stored.get('pending'),
      last_step: step,
      recovery,
      enrolled_at: owner.now,
      pending: null,
      pending_until: null,
    };
  });
  return codes;
}

/**
 * Accepts a code, of the authenticator or of recovery, and never again.
 * @throws HttpsError failed-precondition (wrong-code), resource-exhausted
 */
export async function takeCode(owner: Owner, code: string): Promise<void> {
  await countTry(owner);
  await update(owner, async (stored) => {
    const enrolled = v.safeParse(Enrolled, stored.data());
    if (!enrolled.success) throw refusal(WRONG_CODE, { reason: 'wrong-code' });
    const { secret, last_step, recovery } = enrolled.output;
    if (!isTotp(code)) {
      const left = await spendCode(recovery, code);
      if (left) return { recovery: left };
      throw refusal(WRONG_CODE, { reason: 'wrong-code' });
    }
    const bytes = await openSecret(owner.key, owner.uid, secret);
    const step = bytes && acceptedStep(bytes, code, { now: owner.now, lastStep: last_step });
    if (step === null) throw refusal(WRONG_CODE, { reason: 'wrong-code' });
    return { last_step: step };
  });
}

/** Replaces the recovery codes. @returns the new ones */
export async function renewRecoveryCodes(owner: Owner): Promise<string[]> {
  const { codes, stored } = await newRecoveryCodes();
  await referenceOf(owner).update({ recovery: stored });
  return codes;
}

/** Forgets the second factor of an account. */
export async function forgetSecondFactor(owner: Pick<Owner, 'db' | 'uid'>): Promise<void> {
  await owner.db.collection(ACCOUNT_COLLECTIONS.secondFactors).doc(owner.uid).delete();
}
