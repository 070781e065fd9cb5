import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import {
  type FormGuard,
  TOO_MANY_FOR_ADDRESS,
  TOO_MANY_REQUESTS,
} from '../../../src/domain/requests/form-guard.ts';
import { normaliseEmail } from '../../../src/domain/text/email.ts';
import type { CallAnswer } from '../calls/parse-payload.ts';
import { type Caller, callerLimits, HOUR_MS, type Limit } from './caller.ts';
import { consumeLimit, consumeLimits } from './rate-limit.ts';
import type { GuardSettings } from './settings.ts';

const DAY_MS = 24 * HOUR_MS;

/** Larger than the largest form: a message of 5,000 characters, each of them escaped. */
export const PAYLOAD_MAX_BYTES = 100_000;
export const TOO_LARGE = 'La demande est trop volumineuse';
const TOO_FAST = 'Le formulaire a été envoyé trop vite\u00a0: envoyez-le à nouveau';

export type GuardedForm = {
  /** Its name in the log. */
  name: string;
  data: unknown;
  bytes: number;
  caller: Caller;
  /** Whether the request had a valid App Check token. */
  isVerified: boolean;
};

/**
 * Counts a form against the limit of the email address that gets a mail for it. Handlers call it just
 * before they store the form, so that invalid and repeated requests are not counted.
 * @throws HttpsError resource-exhausted beyond the limit
 */
export type AdmitRecipient = (email: string) => Promise<void>;

/** Handles a form that passed the guards. */
export type FormHandler = (payload: unknown, admit: AdmitRecipient) => Promise<CallAnswer>;

/** The same for a form's functions, callable and API, which bring the database and the time. */
export type FormFunction = (
  db: Firestore,
  payload: unknown,
  now: Date,
  admit: AdmitRecipient,
) => Promise<CallAnswer>;

/** How many forms may be stored for an email address in a day, however it is spelled. */
export const recipientLimit = (email: string, max: number): Limit => ({
  scope: 'recipient',
  subject: normaliseEmail(email),
  max,
  windowMs: DAY_MS,
});

/** Replaces guard data that our forms did not send. */
const FORGED: FormGuard = { trap: 'forged', elapsedMs: 0 };
const Guard = v.fallback(v.object({ trap: v.string(), elapsedMs: v.number() }), FORGED);

/** Separates the guard data from the fields that the form's schema knows. */
function splitGuard(data: unknown): { payload: unknown; guard?: FormGuard } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { payload: data };
  const { guard, ...payload }: Record<string, unknown> = { ...data };
  return guard === undefined ? { payload } : { payload, guard: v.parse(Guard, guard) };
}

/** What gives a robot away. Null for people, and for clients of the API, which have no form. */
function robotReason(
  guard: FormGuard | undefined,
  minFillMs: number,
): 'honeypot' | 'too-fast' | null {
  if (guard === undefined) return null;
  if (guard.trap !== '') return 'honeypot';
  return guard.elapsedMs < minFillMs ? 'too-fast' : null;
}

const tooMany = (message: string, windowMs: number): HttpsError =>
  new HttpsError('resource-exhausted', message, { retryAfter: windowMs / 1000 });

/**
 * Hands a form to its handler unless it is too large, too fast, sent by a robot (which is told that
 * all went well), or beyond a rate limit. Logs the outcome, and nothing that identifies a person.
 * @throws HttpsError resource-exhausted beyond a limit, unavailable when too fast, unauthenticated
 *   without the App Check token that the settings require
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
    throw new HttpsError('unauthenticated', 'Votre navigateur n’a pas pu être vérifié');
  }
  const { payload, guard } = splitGuard(form.data);
  const robot = robotReason(guard, settings.minFillMs);
  if (robot !== null) {
    turnAway(robot);
    // It may be a quick person, or a browser that filled in the form: sending it again works.
    if (robot === 'too-fast') throw new HttpsError('unavailable', TOO_FAST);
    return { success: true };
  }
  const { secret, recipientLimit: max } = settings;
  const reached = await consumeLimits(db, secret, callerLimits(form.caller, settings), now);
  if (reached !== null) {
    turnAway(`${reached.scope}-limit`);
    throw tooMany(TOO_MANY_REQUESTS, HOUR_MS);
  }
  const admit = async (email: string) => {
    if (await consumeLimit(db, secret, recipientLimit(email, max), now)) return;
    turnAway('recipient-limit');
    throw tooMany(TOO_MANY_FOR_ADDRESS, DAY_MS);
  };
  const answer = await handle(payload, admit);
  logger.info('form received', { form: form.name, success: answer.success });
  return answer;
}
