import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import {
  TOO_MANY_FOR_ADDRESS,
  TOO_MANY_REQUESTS,
} from '../../../src/domain/requests/form-guard.ts';
import { normaliseEmail } from '../../../src/domain/text/email.ts';
import type { CallAnswer } from '../calls/call-answer.ts';
import type { Caller } from './caller.ts';
import { callerLimits, HOUR_MS } from './caller-limits.ts';
import { robotSign } from './robot-sign.ts';
import type { GuardSettings } from './settings.ts';
import { splitGuard } from './split-guard.ts';
import { type Limit, takeTurn } from './take-turn.ts';
import { takeTurns } from './take-turns.ts';

const DAY_MS = 24 * HOUR_MS;

/** The largest form, a message of 5,000 characters, each escaped, is smaller. */
export const PAYLOAD_MAX_BYTES = 100_000;
export const TOO_LARGE = 'La demande est trop volumineuse';
const TOO_FAST = 'Le formulaire a été envoyé trop vite : envoyez-le à nouveau';

export type GuardedForm = {
  /** Named in the log. */
  name: string;
  data: unknown;
  bytes: number;
  caller: Caller;
  /** Whether App Check vouched for the caller. */
  isVerified: boolean;
};

/**
 * Counts a form for the address that gets a mail of it. To be asked when it is about to be stored:
 * what is refused, or was stored before, counts for nobody.
 * @throws HttpsError resource-exhausted when it is one too many
 */
export type AdmitRecipient = (email: string) => Promise<void>;

/** What a guarded form is handed to. */
export type FormHandler = (payload: unknown, admit: AdmitRecipient) => Promise<CallAnswer>;

/** How many forms may be stored for an address, in whatever spelling, in a day. */
export const recipientLimit = (email: string, max: number): Limit => ({
  scope: 'recipient',
  subject: normaliseEmail(email),
  max,
  windowMs: DAY_MS,
});

/** Said with the code of its kind, and when to come again. */
const tooMany = (message: string, windowMs: number): HttpsError =>
  new HttpsError('resource-exhausted', message, { retryAfter: windowMs / 1000 });

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
  handle: FormHandler,
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
  const { payload, guard } = splitGuard(form.data);
  const sign = robotSign(guard, settings.minFillMs);
  if (sign !== null) {
    turnAway(sign);
    // Somebody quick, or whose browser filled the form in, only has to send it again.
    if (sign === 'haste') throw new HttpsError('unavailable', TOO_FAST);
    return { success: true };
  }
  const { secret, recipientLimit: max } = settings;
  const refused = await takeTurns(db, secret, callerLimits(form.caller, settings), now);
  if (refused !== null) {
    turnAway(`${refused.scope}-limit`);
    throw tooMany(TOO_MANY_REQUESTS, HOUR_MS);
  }
  const admit = async (email: string) => {
    if (await takeTurn(db, secret, recipientLimit(email, max), now)) return;
    turnAway('recipient-limit');
    throw tooMany(TOO_MANY_FOR_ADDRESS, DAY_MS);
  };
  const answer = await handle(payload, admit);
  logger.info('form received', { form: form.name, success: answer.success });
  return answer;
}
