import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import type { MailKind } from '../../../src/domain/mail/mail-state.ts';
import { TOO_MANY_REQUESTS_MESSAGE } from '../../../src/domain/requests/form-messages.ts';
import { stripSubaddressAndGmailDots } from '../../../src/domain/text/email.ts';
import {
  defineSiteCallable,
  parseCallerNetwork,
  parseCallPayload,
  widenIpv6NetworkTo48,
} from '../calls.ts';
import { openFirestore } from '../firebase.ts';
import {
  consumeLimits,
  createTooManyRequestsError,
  GLOBAL_LIMIT_SHARDS,
  isRateLimitingDisabled,
  RATE_LIMITS,
  type RateLimitSubjects,
  type RateLimits,
} from '../limits.ts';
import { createDueMailFields } from '../mail/due-mails.ts';
import { FORM_FUNCTION_OPTIONS } from '../service-accounts.ts';

const TOO_FAST = 'Le formulaire a été envoyé trop vite\u00a0: envoyez-le de nouveau';

/** Shortest time for filling in a form, in milliseconds; faster senders are taken for robots. */
export const MIN_FILL_MS = isRateLimitingDisabled ? 0 : 800;

export type UncheckedForm = {
  db: Firestore;
  data: unknown;
  caller: string;
  limits: RateLimits;
  now: Date;
};

export type SubmissionContext = {
  db: Firestore;
  now: Date;
  /** Counts a submitted form against the hourly limits of its sender's network. @throws HttpsError beyond a limit */
  admitCaller: () => Promise<void>;
  /**
   * Counts a mail to `email` against the daily limits of its mailbox. @returns false beyond a limit, which other
   * senders may have used up
   */
  admitMail: (email: string) => Promise<boolean>;
  /**
   * Returns fields that queue mails. Beyond the hourly limit of all forms together, the mails wait until an
   * administrator resends them.
   */
  queueMails: (kinds: readonly MailKind[]) => Promise<ReturnType<typeof createDueMailFields>>;
};

const Guarded = v.looseObject({ guard: v.object({ trap: v.string(), elapsedMs: v.number() }) });

function submissionOf({ db, caller, limits, now }: UncheckedForm, name: string): SubmissionContext {
  const isWithin = async (subjects: RateLimitSubjects) => {
    const limit = await consumeLimits(db, subjects, now, limits);
    if (limit !== null) logger.info('form beyond a limit', { form: name, limit });
    return limit === null;
  };
  const network = widenIpv6NetworkTo48(caller);
  return {
    db,
    now,
    admitCaller: async () => {
      if (!(await isWithin({ caller, network })))
        throw createTooManyRequestsError(TOO_MANY_REQUESTS_MESSAGE);
    },
    admitMail: (email) => {
      const mailbox = stripSubaddressAndGmailDots(email);
      return isWithin({ recipient: `${network} ${mailbox}`, mailbox });
    },
    queueMails: async (kinds) => {
      const shard = Math.floor(Math.random() * GLOBAL_LIMIT_SHARDS);
      if (await isWithin({ all: String(shard) })) return createDueMailFields(kinds, now);
      logger.error('mails held, too many forms', { form: name });
      return createDueMailFields(kinds, null);
    },
  };
}

/** Passes a valid form to its handler; succeeds without storing if a robot has filled in the hidden field. */
export async function checkAndHandleForm<TSchema extends v.GenericSchema>(
  name: string,
  schema: TSchema,
  handle: (payload: v.InferOutput<TSchema>, submission: SubmissionContext) => Promise<void>,
  form: UncheckedForm,
) {
  const { guard, ...fields } = parseCallPayload(Guarded, form.data);
  if (guard.trap !== '') {
    logger.info('form of a robot', { form: name });
    return { success: true };
  }
  // A form filled in too fast gets an error, not silence: a fast person or a browser's autofill may have sent it.
  if (guard.elapsedMs < MIN_FILL_MS) throw new HttpsError('failed-precondition', TOO_FAST);
  await handle(parseCallPayload(schema, fields), submissionOf(form, name));
  return { success: true };
}

export function defineFormCallable<TSchema extends v.GenericSchema>(
  name: string,
  schema: TSchema,
  handle: (payload: v.InferOutput<TSchema>, submission: SubmissionContext) => Promise<void>,
) {
  return defineSiteCallable(FORM_FUNCTION_OPTIONS, async ({ data, rawRequest }) =>
    checkAndHandleForm(name, schema, handle, {
      db: await openFirestore(),
      data,
      caller: parseCallerNetwork(rawRequest, 'direct'),
      limits: RATE_LIMITS,
      now: new Date(),
    }),
  );
}
