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
import { FORM_OPTIONS } from '../service-accounts.ts';

const TOO_FAST = 'Le formulaire a été envoyé trop vite\u00a0: envoyez-le à nouveau';

/** Shortest time for filling in a form, in milliseconds; faster senders are taken for robots. */
export const MIN_FILL_MS = unlessLocal(800, 0);

export const LIMITS = {
  /** Forms from one caller; sign-ups count too, whose answer tells who subscribes (spec: the duplicate's message). */
  caller: { max: unlessLocal(20), windowMs: HOUR_MS },
  /** Forms from one /48 network, which a tunnel may give to one person, or a carrier to many. */
  network: { max: unlessLocal(60), windowMs: HOUR_MS },
  /** Forms whose mails are sent; the mails of later ones wait for an administrator. */
  all: { max: unlessLocal(300), windowMs: HOUR_MS },
  /** Mails from one network to one mailbox: fewer than `mailbox`, so that no single network uses that limit up. */
  recipient: { max: unlessLocal(5), windowMs: DAY_MS },
  mailbox: { max: unlessLocal(20), windowMs: DAY_MS },
};

export type ReceivedForm = {
  db: Firestore;
  data: unknown;
  caller: string;
  limits: typeof LIMITS;
  minFillMs: number;
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
  const limit = (scope: keyof typeof LIMITS, subject: string) => ({
    scope,
    subject,
    ...limits[scope],
  });
  return {
    db,
    now,
    admitCaller: async () => {
      if (!(await isWithin(limit('caller', caller), limit('network', network))))
        throw tooMany(TOO_MANY_REQUESTS, HOUR_MS);
    },
    admitMail: (email) => {
      const mailbox = mailboxOf(email);
      return isWithin(limit('recipient', `${network} ${mailbox}`), limit('mailbox', mailbox));
    },
    queueMails: async (kinds) => {
      const all = limit('all', String(Math.floor(Math.random() * SHARDS)));
      if (await isWithin({ ...all, max: all.max / SHARDS })) return mailsDue(kinds, now);
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
  if (guard.elapsedMs < form.minFillMs) throw new HttpsError('failed-precondition', TOO_FAST);
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
  return siteCall(FORM_OPTIONS, async ({ data, rawRequest }) =>
    receiveForm(name, schema, handle, {
      db: await database(),
      data,
      caller: callerOf(rawRequest, 'direct'),
      limits: LIMITS,
      minFillMs: MIN_FILL_MS,
      now: new Date(),
    }),
  );
}
