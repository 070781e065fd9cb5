import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { TOO_MANY_REQUESTS } from '../../../src/domain/requests/form-guard.ts';
import { mailboxOf } from '../../../src/domain/text/email.ts';
import { callerOf } from '../calls/caller.ts';
import { type CallAnswer, MALFORMED, parsePayload } from '../calls/parse-payload.ts';
import { siteCall } from '../calls/site-call.ts';
import { database } from '../firebase.ts';
import { consumeLimits, DAY_MS, HOUR_MS, type Limit } from './limits.ts';

const TOO_FAST = 'Le formulaire a été envoyé trop vite\u00a0: envoyez-le à nouveau';

/** How many forms a caller may send in an hour, and cause of mails to an address in a day. */
export const LIMITS = {
  caller: 30,
  /** By one caller, who is stopped before the mailbox's own limit is used up. */
  recipient: 5,
  mailbox: 20,
  /** A form filled in less time was sent by a robot. */
  minFillMs: 800,
};

/** In a local suite all calls come from one address, and tests fill in forms faster than people. */
const NO_LIMITS = { caller: 1e6, recipient: 1e6, mailbox: 1e6, minFillMs: 0 };

export type Form = {
  db: Firestore;
  data: unknown;
  /** The IP address, or for IPv6 the network, that it comes from. */
  caller: string;
  limits: typeof LIMITS;
  now: Date;
};

export type Visit = {
  db: Firestore;
  now: Date;
  /**
   * Counts the form against its caller's limit: asked once it is known that it is no repetition.
   * @throws HttpsError resource-exhausted
   */
  admitCaller: () => Promise<void>;
  /**
   * Whether the form may cause a mail to an email address, which is counted. It says no where somebody
   * else's forms may have used up the limit: only the mail is then left out, nobody's form is refused.
   */
  admitMail: (email: string) => Promise<boolean>;
};

const Guarded = v.looseObject({ guard: v.object({ trap: v.string(), elapsedMs: v.number() }) });

/** A refusal that says when to try again. */
export const tooMany = (message: string, windowMs: number): HttpsError =>
  new HttpsError('resource-exhausted', message, { retryAfter: windowMs / 1000 });

function visitOf({ db, caller, limits, now }: Form, name: string): Visit {
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
      const subject = mailboxOf(email);
      return isWithin({ ...received, subject: `${caller} ${subject}` }, { ...addressed, subject });
    },
  };
}

/**
 * Hands a form to its handler unless it is malformed, too fast, or sent by a robot, which is told that
 * all went well.
 * @throws HttpsError unavailable when too fast, and what the handler throws
 */
export async function receiveForm<TSchema extends v.GenericSchema>(
  name: string,
  schema: TSchema,
  handle: (payload: v.InferOutput<TSchema>, visit: Visit) => Promise<void>,
  form: Form,
): Promise<CallAnswer> {
  const guarded = v.safeParse(Guarded, form.data);
  if (!guarded.success) return { success: false, error: MALFORMED };
  const { guard, ...fields } = guarded.output;
  if (guard.trap !== '') {
    logger.info('form of a robot', { form: name });
    return { success: true };
  }
  // It may be a quick person, or a browser that filled in the form: sending it again works.
  if (guard.elapsedMs < form.limits.minFillMs) throw new HttpsError('unavailable', TOO_FAST);
  const parsed = parsePayload(schema, fields);
  if (!parsed.success) return parsed;
  await handle(parsed.payload, visitOf(form, name));
  return { success: true };
}

export function formCall<TSchema extends v.GenericSchema>(
  name: string,
  schema: TSchema,
  handle: (payload: v.InferOutput<TSchema>, visit: Visit) => Promise<void>,
) {
  return siteCall({}, async ({ data, rawRequest }) =>
    receiveForm(name, schema, handle, {
      db: await database(),
      data,
      caller: callerOf(rawRequest, 'direct'),
      limits: process.env.NO_LIMITS === 'true' ? NO_LIMITS : LIMITS,
      now: new Date(),
    }),
  );
}
