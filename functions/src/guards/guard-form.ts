import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import { TOO_MANY_REQUESTS } from '../../../src/domain/form-guard.ts';
import type { CallAnswer } from '../call-answer.ts';
import { robotSign } from './robot-sign.ts';
import type { GuardSettings } from './settings.ts';
import { splitGuard } from './split-guard.ts';
import { takeTurn } from './take-turn.ts';

const HOUR_MS = 60 * 60_000;

/** The largest form, a message of 5,000 characters, each escaped, is smaller. */
export const PAYLOAD_MAX_BYTES = 100_000;
export const TOO_LARGE = 'La demande est trop volumineuse';
const TOO_FAST = 'Le formulaire a été envoyé trop vite : envoyez-le à nouveau';

export type GuardedForm = {
  /** Named in the log. */
  name: string;
  data: unknown;
  bytes: number;
  caller: string;
  /** Whether App Check vouched for the caller. */
  isVerified: boolean;
};

/**
 * Lets a form through to its handler: not too large, not a robot's (who is told it went well), not
 * too fast, not one too many of its caller or for its recipient. The log says what became of it, and of nobody.
 * @throws HttpsError resource-exhausted beyond a limit, unavailable when too fast, unauthenticated
 *   where App Check is asked for
 */
export async function guardForm(
  db: Firestore,
  settings: GuardSettings,
  form: GuardedForm,
  now: Date,
  handle: (payload: unknown) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const turnAway = (reason: string) => logger.info('form turned away', { form: form.name, reason });
  if (form.bytes > PAYLOAD_MAX_BYTES) {
    turnAway('size');
    return { success: false, error: TOO_LARGE };
  }
  if (settings.appCheck && !form.isVerified) {
    turnAway('app-check');
    throw new HttpsError('unauthenticated', "Votre navigateur n'a pas pu être vérifié");
  }
  const { payload, guard, recipient } = splitGuard(form.data);
  const sign = robotSign(guard, settings.minFillMs);
  if (sign !== null) {
    turnAway(sign);
    // Somebody quick, or whose browser filled the form in, only has to send it again.
    if (sign === 'haste') throw new HttpsError('unavailable', TOO_FAST);
    return { success: true };
  }
  const { secret, callerLimit, recipientLimit } = settings;
  const byCaller = { scope: 'caller', subject: form.caller, max: callerLimit } as const;
  const byRecipient = { scope: 'recipient', subject: recipient, max: recipientLimit } as const;
  const turns = await Promise.all([
    takeTurn(db, secret, { ...byCaller, windowMs: HOUR_MS }, now),
    recipient === null ||
      takeTurn(db, secret, { ...byRecipient, subject: recipient, windowMs: 24 * HOUR_MS }, now),
  ]);
  if (turns.includes(false)) {
    turnAway(turns[0] ? 'recipient-limit' : 'caller-limit');
    throw new HttpsError('resource-exhausted', TOO_MANY_REQUESTS);
  }
  const answer = await handle(payload);
  logger.info('form received', { form: form.name, success: answer.success });
  return answer;
}
