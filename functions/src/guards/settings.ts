import { defineBoolean, defineInt, defineSecret } from 'firebase-functions/params';

/** Encrypts the links in newsletter mails, and keys the counters of the rate limits. */
export const NEWSLETTER_SECRET = defineSecret('NEWSLETTER_SECRET');

/** The guards' settings in production, unless its parameters say otherwise (DEPLOY.md). */
export const DEFAULT_LIMITS = {
  callerLimit: 30,
  gateLimit: 300,
  recipientLimit: 5,
  mailboxLimit: 20,
  minFillMs: 800,
} as const;

const CALLER_LIMIT = defineInt('CALLER_LIMIT', {
  default: DEFAULT_LIMITS.callerLimit,
  description: 'How many forms one IP address may send in an hour',
});
const GATE_LIMIT = defineInt('GATE_LIMIT', {
  default: DEFAULT_LIMITS.gateLimit,
  description: 'How many forms may come in an hour through one IP address of Hosting',
});
const RECIPIENT_LIMIT = defineInt('RECIPIENT_LIMIT', {
  default: DEFAULT_LIMITS.recipientLimit,
  description: 'How many mails to one address the forms of one caller may cause in a day',
});
const MAILBOX_LIMIT = defineInt('MAILBOX_LIMIT', {
  default: DEFAULT_LIMITS.mailboxLimit,
  description: 'How many mails to one address the forms of all callers may cause in a day',
});
const MIN_FILL_MS = defineInt('MIN_FILL_MS', {
  default: DEFAULT_LIMITS.minFillMs,
  description: 'A form filled in less time, in milliseconds, was sent by a robot',
});
const APP_CHECK = defineBoolean('APP_CHECK', {
  default: false,
  description: 'Whether forms need an App Check token (see DEPLOY.md)',
});

/** The settings of this deployment. Parameters have values only while a function runs. */
export function guardSettings() {
  return {
    secret: NEWSLETTER_SECRET.value(),
    callerLimit: CALLER_LIMIT.value(),
    gateLimit: GATE_LIMIT.value(),
    recipientLimit: RECIPIENT_LIMIT.value(),
    mailboxLimit: MAILBOX_LIMIT.value(),
    minFillMs: MIN_FILL_MS.value(),
    appCheck: APP_CHECK.value(),
  };
}

/** What the guards are configured with; tests pass their own. */
export type GuardSettings = ReturnType<typeof guardSettings>;
