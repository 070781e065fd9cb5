import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import {
  type LinkAction,
  type LinkOutcome,
  linkAction,
  linkPage,
  OUTCOME_PARAM,
  TOKEN_PARAM,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import type { Caller } from '../guards/caller.ts';
import { callerLimits } from '../guards/caller-limits.ts';
import type { GuardSettings } from '../guards/settings.ts';
import { takeTurns } from '../guards/take-turns.ts';
import { followLink } from './follow-link.ts';

export type LinkRequest = {
  method: string;
  url: string;
  body: unknown;
  bytes: number;
  wantsJson: boolean;
  caller: Caller;
};
type LinkAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | { outcome: LinkOutcome };
};

const BODY_MAX_BYTES = 2_000;
const STATUS: Record<LinkOutcome, number> = {
  confirmed: 200,
  'already-confirmed': 200,
  unsubscribed: 200,
  erased: 200,
  expired: 410,
  invalid: 400,
  limited: 429,
  failed: 500,
};

const fieldOf = (body: unknown, name: string): string => {
  const value: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
};

function seeOther(action: LinkAction, params: Record<string, string>): LinkAnswer {
  const query = new URLSearchParams(Object.entries(params).filter(([, text]) => text !== ''));
  return { status: 303, headers: { Location: `${linkPage(action)}?${query}` }, body: '' };
}

/** A mailbox has one address for all its readers: only those that nobody signed are counted. */
async function outcomeOf(
  open: () => Promise<Firestore>,
  settings: GuardSettings,
  { action, token, caller }: { action: LinkAction; token: string; caller: Caller },
  now: Date,
): Promise<LinkOutcome> {
  try {
    const db = await open();
    const { secret } = settings;
    const outcome = await followLink(db, secret, action, token, now);
    if (outcome !== 'invalid') return outcome;
    const limits = callerLimits(caller, settings, 'link');
    return (await takeTurns(db, secret, limits, now)) === null ? 'invalid' : 'limited';
  } catch (error) {
    logger.error('newsletter link failed', { action, error: String(error) });
    return 'failed';
  }
}

/**
 * Answers what is asked of /api/newsletter/ACTION. A POST does it: with the token in its body, as
 * the pages send it, or in its address, as RFC 8058 has mailboxes send it. A GET changes nothing and
 * leads to the page that has the button.
 */
export async function answerLink(
  open: () => Promise<Firestore>,
  settings: GuardSettings,
  request: LinkRequest,
  now: Date,
): Promise<LinkAnswer> {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const action = linkAction(pathname.split('/').at(-1));
  if (action === undefined) return { status: 404, headers: {}, body: '' };
  const inAddress = searchParams.get(TOKEN_PARAM) ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') {
    return seeOther(action, { [TOKEN_PARAM]: inAddress });
  }
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'GET, POST' }, body: '' };
  if (request.bytes > BODY_MAX_BYTES) return { status: 413, headers: {}, body: '' };

  const token = fieldOf(request.body, TOKEN_PARAM) || inAddress;
  const outcome = await outcomeOf(open, settings, { action, token, caller: request.caller }, now);
  logger.info('newsletter link', { action, outcome });
  const isOneClick = fieldOf(request.body, 'List-Unsubscribe') === 'One-Click';
  if (request.wantsJson || isOneClick) {
    return { status: STATUS[outcome], headers: {}, body: { outcome } };
  }
  const again = outcome === 'unsubscribed' || outcome === 'failed' ? token : '';
  return seeOther(action, { [OUTCOME_PARAM]: outcome, [TOKEN_PARAM]: again });
}
