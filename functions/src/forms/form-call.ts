import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { TOO_MANY_REQUESTS } from '../../../src/domain/requests/form-messages.ts';
import { withoutSubaddress } from '../../../src/domain/text/email.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/today.ts';
import { type CallAnswer, callerOf, MALFORMED, parsePayload, siteCall } from '../calls.ts';
import { database } from '../firebase.ts';
import { consumeLimits, type Limit, tooMany, unlessLocal } from '../limits.ts';
import { WRITE } from '../service-accounts.ts';

const TOO_FAST = 'Le formulaire a été envoyé trop vite\u00a0: envoyez-le à nouveau';

export const LIMITS = {
  caller: unlessLocal(30),
  /** Mails a day from one caller to one mailbox: fewer than `mailbox`, so that no single caller uses that limit up. */
  recipient: unlessLocal(5),
  mailbox: unlessLocal(20),
  /** Shortest time for filling in a form, in milliseconds; faster senders are taken for robots. */
  minFillMs: unlessLocal(800, 0),
};

export type ReceivedForm = {
  db: Firestore;
  data: unknown;
  caller: string;
  limits: typeof LIMITS;
  now: Date;
};

export type Submission = {
  db: Firestore;
  now: Date;
  /** Counts the form, unless it is a duplicate, against its caller's limit. @throws HttpsError */
  admitCaller: () => Promise<void>;
  /** Counts a mail. False beyond a limit: then skip only the mail, because other people may have used the limit up. */
  admitMail: (email: string) => Promise<boolean>;
};

const Guarded = v.looseObject({ guard: v.object({ trap: v.string(), elapsedMs: v.number() }) });

function submissionOf({ db, caller, limits, now }: ReceivedForm, name: string): Submission {
  const isWithin = async (...counted: Limit[]): Promise<boolean> => {
    const full = await consumeLimits(db, counted, now);
    if (full !== null) logger.info('form beyond a limit', { form: name, limit: full.scope });
    return full === null;
  };
  const hourly = { scope: 'caller', max: limits.caller, windowMs: HOUR_MS } as const;
  const received = { scope: 'recipient', max: limits.recipient, windowMs: DAY_MS } as const;
  const addressed = { scope: 'mailbox', max: limits.mailbox, windowMs: DAY_MS } as const;
  return {
    db,
    now,
    admitCaller: async () => {
      if (!(await isWithin({ ...hourly, subject: caller })))
        throw tooMany(TOO_MANY_REQUESTS, HOUR_MS);
    },
    admitMail: (email) => {
      const subject = withoutSubaddress(email);
      return isWithin({ ...received, subject: `${caller} ${subject}` }, { ...addressed, subject });
    },
  };
}

/** Passes a valid form to its handler; succeeds without storing if a robot has filled in the hidden field. */
export async function receiveForm<TSchema extends v.GenericSchema>(
  name: string,
  schema: TSchema,
  handle: (payload: v.InferOutput<TSchema>, submission: Submission) => Promise<void>,
  form: ReceivedForm,
): Promise<CallAnswer> {
  const guarded = v.safeParse(Guarded, form.data);
  if (!guarded.success) return { success: false, error: MALFORMED };
  const { guard, ...fields } = guarded.output;
  if (guard.trap !== '') {
    logger.info('form of a robot', { form: name });
    return { success: true };
  }
  // An error rather than silence, because a fast person or a browser's autofill may have sent the form.
  if (guard.elapsedMs < form.limits.minFillMs) throw new HttpsError('unavailable', TOO_FAST);
  const parsed = parsePayload(schema, fields);
  if (!parsed.success) return parsed;
  await handle(parsed.payload, submissionOf(form, name));
  return { success: true };
}

export function formCall<TSchema extends v.GenericSchema>(
  name: string,
  schema: TSchema,
  handle: (payload: v.InferOutput<TSchema>, submission: Submission) => Promise<void>,
) {
  return siteCall(WRITE, async ({ data, rawRequest }) =>
    receiveForm(name, schema, handle, {
      db: await database(),
      data,
      caller: callerOf(rawRequest, 'direct'),
      limits: LIMITS,
      now: new Date(),
    }),
  );
}
