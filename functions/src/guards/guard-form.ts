import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { type FormGuard, TOO_MANY_REQUESTS } from '../../../src/domain/requests/form-guard.ts';
import { mailboxOf } from '../../../src/domain/text/email.ts';
import { type CallAnswer, MALFORMED } from '../calls/parse-payload.ts';
import { type Caller, callerLimits, HOUR_MS, type Limit } from './caller.ts';
import { consumeLimits } from './rate-limit.ts';
import type { GuardSettings } from './settings.ts';

export const DAY_MS = 24 * HOUR_MS;

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
  /** Whether it has to carry guard data, as our own forms do; clients of the API have no form. */
  isFromPage: boolean;
};

/**
 * Whether a form may cause a mail to an email address, which is counted. Handlers ask just before they
 * store the form, so that invalid and repeated requests are not counted. It says no where somebody
 * else's forms may have used up the limit: only the mail is then left out, nobody's form is refused.
 */
export type AdmitRecipient = (email: string) => Promise<boolean>;

/** Handles a form that passed the guards. */
export type FormHandler = (payload: unknown, admit: AdmitRecipient) => Promise<CallAnswer>;

/** The same for a form's functions, callable and API, which bring the database and the time. */
export type FormFunction = (
  db: Firestore,
  payload: unknown,
  now: Date,
  admit: AdmitRecipient,
) => Promise<CallAnswer>;

/**
 * How many mails forms may cause to a mailbox in a day, however its address is spelled. One caller is
 * stopped before the mailbox's own limit is used up. An address behind Hosting may be forged, and
 * counts as its gate.
 */
export function recipientLimits(
  email: string,
  { address, gate }: Caller,
  settings: Pick<GuardSettings, 'recipientLimit' | 'mailboxLimit'>,
): Limit[] {
  const mailbox = mailboxOf(email);
  const byCaller = `${gate ?? address} ${mailbox}`;
  return [
    { scope: 'recipient', subject: byCaller, max: settings.recipientLimit, windowMs: DAY_MS },
    { scope: 'mailbox', subject: mailbox, max: settings.mailboxLimit, windowMs: DAY_MS },
  ];
}

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

/** A refusal that says when to try again. */
export const tooMany = (message: string, windowMs: number): HttpsError =>
  new HttpsError('resource-exhausted', message, { retryAfter: windowMs / 1000 });

/**
 * Hands a form to its handler unless it is too large, too fast, without the guard data of a page, sent
 * by a robot (which is told that all went well), or beyond a rate limit. Logs the outcome, and nothing that identifies a person.
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
  if (guard === undefined && form.isFromPage) {
    turnAway('no-guard');
    return { success: false, error: MALFORMED };
  }
  const robot = robotReason(guard, settings.minFillMs);
  if (robot !== null) {
    turnAway(robot);
    // It may be a quick person, or a browser that filled in the form: sending it again works.
    if (robot === 'too-fast') throw new HttpsError('unavailable', TOO_FAST);
    return { success: true };
  }
  const { secret } = settings;
  const reached = await consumeLimits(db, secret, callerLimits(form.caller, settings), now);
  if (reached !== null) {
    turnAway(`${reached.scope}-limit`);
    throw tooMany(TOO_MANY_REQUESTS, HOUR_MS);
  }
  const admit = async (email: string) => {
    const limits = recipientLimits(email, form.caller, settings);
    const full = await consumeLimits(db, secret, limits, now);
    if (full !== null) logger.info('mail left out', { form: form.name, reason: full.scope });
    return full === null;
  };
  const answer = await handle(payload, admit);
  logger.info('form received', { form: form.name, success: answer.success });
  return answer;
}
