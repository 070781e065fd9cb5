import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import type { MailKind } from '../../../src/domain/mail/mail-state.ts';
import { TOO_MANY_REQUESTS } from '../../../src/domain/requests/form-messages.ts';
import { mailboxOf } from '../../../src/domain/text/email.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/today.ts';
import {
  type CallAnswer,
  callerOf,
  MALFORMED,
  networkOf,
  parsePayload,
  siteCall,
} from '../calls.ts';
import { database } from '../firebase.ts';
import { consumeLimits, type Limit, tooMany, unlessLocal } from '../limits.ts';
import { mailsDue } from '../mail/due-mails.ts';
import { WRITE } from '../service-accounts.ts';

const TOO_FAST = 'Le formulaire a été envoyé trop vite\u00a0: envoyez-le à nouveau';

export const LIMITS = {
  /** Forms an hour from one caller; sign-ups count too, whose answer tells who subscribes (spec: the duplicate's message). */
  caller: unlessLocal(20),
  /** Forms an hour from one /48 network, which a tunnel may give to one person, or a carrier to many. */
  network: unlessLocal(60),
  /** Forms an hour whose mails are sent; the mails of later ones wait for an administrator. */
  all: unlessLocal(300),
  /** Mails a day from one network to one mailbox: fewer than `mailbox`, so that no single network uses that limit up. */
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
  /** Returns fields that queue mails, or hold them once all callers together have reached the hourly limit. */
  queueMails: (kinds: readonly MailKind[]) => Promise<ReturnType<typeof mailsDue>>;
};

/** Shards of the limit for all callers: Firestore sustains about one write a second to one document. */
const SHARDS = 5;

const Guarded = v.looseObject({ guard: v.object({ trap: v.string(), elapsedMs: v.number() }) });

function submissionOf({ db, caller, limits, now }: ReceivedForm, name: string): Submission {
  const isWithin = async (...counted: Limit[]): Promise<boolean> => {
    const full = await consumeLimits(db, counted, now);
    if (full !== null) logger.info('form beyond a limit', { form: name, limit: full.scope });
    return full === null;
  };
  const network = networkOf(caller);
  const hourly = { scope: 'caller', max: limits.caller, windowMs: HOUR_MS } as const;
  const wider = { scope: 'network', max: limits.network, windowMs: HOUR_MS } as const;
  const all = { scope: 'all', max: limits.all / SHARDS, windowMs: HOUR_MS } as const;
  const received = { scope: 'recipient', max: limits.recipient, windowMs: DAY_MS } as const;
  const addressed = { scope: 'mailbox', max: limits.mailbox, windowMs: DAY_MS } as const;
  return {
    db,
    now,
    admitCaller: async () => {
      if (!(await isWithin({ ...hourly, subject: caller }, { ...wider, subject: network })))
        throw tooMany(TOO_MANY_REQUESTS, HOUR_MS);
    },
    admitMail: (email) => {
      const subject = mailboxOf(email);
      return isWithin({ ...received, subject: `${network} ${subject}` }, { ...addressed, subject });
    },
    queueMails: async (kinds) => {
      const subject = String(Math.floor(Math.random() * SHARDS));
      if (await isWithin({ ...all, subject })) return mailsDue(kinds, now);
      logger.error('mails held, too many forms', { form: name });
      return mailsDue(kinds, null);
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
  if (guard.elapsedMs < form.limits.minFillMs)
    throw new HttpsError('failed-precondition', TOO_FAST);
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
