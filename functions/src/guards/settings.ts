import { defineBoolean, defineInt, defineSecret } from 'firebase-functions/params';
import { DEFAULT_LIMITS } from './default-limits.ts';

/** Signs the links of the newsletter's mails, and makes keys of callers' addresses. */
export const NEWSLETTER_SECRET = defineSecret('NEWSLETTER_SECRET');

const CALLER_LIMIT = defineInt('CALLER_LIMIT', {
  default: DEFAULT_LIMITS.callerLimit,
  description: 'How many forms one IP address may send in an hour',
});
const GATE_LIMIT = defineInt('GATE_LIMIT', {
  default: DEFAULT_LIMITS.gateLimit,
  description: 'How many forms may come in an hour through one address of Hosting',
});
const RECIPIENT_LIMIT = defineInt('RECIPIENT_LIMIT', {
  default: DEFAULT_LIMITS.recipientLimit,
  description: 'How many forms may name one email address in a day',
});
const MIN_FILL_MS = defineInt('MIN_FILL_MS', {
  default: DEFAULT_LIMITS.minFillMs,
  description: 'Whoever fills a form in less time, in milliseconds, is a robot',
});
const APP_CHECK = defineBoolean('APP_CHECK', {
  default: false,
  description: 'Whether forms need a token of App Check (see DEPLOY.md)',
});

/** What the guards go by; in tests, whatever they say. */
export type GuardSettings = {
  secret: string;
  callerLimit: number;
  gateLimit: number;
  recipientLimit: number;
  minFillMs: number;
  appCheck: boolean;
};

/** The settings of this deployment; to be read while a function runs. */
export function guardSettings(): GuardSettings {
  return {
    secret: NEWSLETTER_SECRET.value(),
    callerLimit: CALLER_LIMIT.value(),
    gateLimit: GATE_LIMIT.value(),
    recipientLimit: RECIPIENT_LIMIT.value(),
    minFillMs: MIN_FILL_MS.value(),
    appCheck: APP_CHECK.value(),
  };
}
