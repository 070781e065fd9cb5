import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { Request } from 'firebase-functions/v2/https';
import { withDeadline } from '../../../src/data/deadline.ts';
import {
  CONFIRMATION_LINK_VALID_DAYS,
  MAIL_LINK_ACTIONS,
  MAIL_LINK_OUTCOME_URL_PARAM,
  MAIL_LINK_TOKEN_URL_PARAM,
  type MailLinkAction,
  type MailLinkOutcome,
  mailLinkPagePath,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { propertiesOf } from '../../../src/domain/schema/properties-of.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { DAY_MS } from '../../../src/domain/text/today.ts';
import { anonymiseErrorText } from '../error-text.ts';
import { openFirestore } from '../firebase.ts';
import { defineApiEndpoint } from '../http.ts';
import { FORM_FUNCTION_OPTIONS } from '../service-accounts.ts';
import { ANSWER_DEADLINE_MS, type ApiAnswer } from '../site/answers.ts';
import {
  hashMailToken,
  isUnconfirmedSubscription,
  isUndeletedSubscription,
  storedInstantMs,
  tokenIssueTime,
} from './subscription.ts';

type Change = { outcome: MailLinkOutcome; fields?: Record<string, unknown> };

function confirm(subscription: DocumentSnapshot, issued: number, now: Date): Change {
  if (subscription.get('active') === true) return { outcome: 'already-confirmed' };
  // The reader has confirmed or unsubscribed since this link was mailed: an old link must not resubscribe anybody.
  const isUsed = ['confirmed_at', 'unsubscribed_at'].some(
    (field) => storedInstantMs(subscription, field) >= issued,
  );
  const isLate = now.getTime() - issued > CONFIRMATION_LINK_VALID_DAYS * DAY_MS;
  if (isUsed || isLate) return { outcome: 'expired' };
  return {
    outcome: 'confirmed',
    fields: { active: true, confirmed_at: now, unsubscribed_at: null },
  };
}

function unsubscribe(subscription: DocumentSnapshot, now: Date): Change {
  const hasLeft =
    storedInstantMs(subscription, 'unsubscribed_at') > 0 &&
    !isUnconfirmedSubscription(subscription);
  // Nothing changes if the reader has unsubscribed before, unless an administrator has reactivated the subscription
  // since.
  if (hasLeft && subscription.get('active') !== true) return { outcome: 'unsubscribed' };
  return { outcome: 'unsubscribed', fields: { active: false, unsubscribed_at: now } };
}

/**
 * Confirms, unsubscribes or erases the newsletter subscription to which the token of a mail's link belongs. Opening the
 * link again has no effect.
 */
export async function applyMailLink(
  db: Firestore,
  action: MailLinkAction,
  token: string,
  now: Date,
) {
  const issued = tokenIssueTime(token);
  if (issued === null) return 'invalid';
  const hash = hashMailToken(action === 'confirmation' ? 'confirm' : 'unsubscribe', token);
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  const withToken = subscriptions.where('links', 'array-contains', hash).limit(1);
  return db.runTransaction(async (transaction) => {
    const [subscription] = (await transaction.get(withToken)).docs;
    if (!subscription || !isUndeletedSubscription(subscription)) return 'invalid';
    if (action === 'effacement') {
      transaction.delete(subscription.ref);
      return 'erased';
    }
    const change =
      action === 'confirmation'
        ? confirm(subscription, issued, now)
        : unsubscribe(subscription, now);
    if (change.fields) transaction.update(subscription.ref, change.fields);
    return change.outcome;
  });
}

const fieldOf = (fields: unknown, name: string): string => {
  const value = propertiesOf(fields)[name];
  return typeof value === 'string' ? value : '';
};

function seeOther(action: MailLinkAction, params: Record<string, string>): ApiAnswer {
  const query = new URLSearchParams(Object.entries(params).filter(([, text]) => text !== ''));
  return { status: 303, headers: { Location: `${mailLinkPagePath(action)}?${query}` } };
}

function statusOf(outcome: MailLinkOutcome): number {
  if (outcome === 'failed') return 500;
  return outcome === 'invalid' || outcome === 'expired' ? 400 : 200;
}

/**
 * Answers /api/newsletter/ACTION. Only POST changes a subscription (RFC 8058): GET redirects to a page with a form,
 * because mail scanners open links by GET.
 */
export async function answerMailLinkRequest(
  {
    method,
    path,
    query,
    body,
    headers,
  }: Pick<Request, 'method' | 'path' | 'query' | 'body'> & Partial<Pick<Request, 'headers'>>,
  follow: (action: MailLinkAction, token: string) => Promise<MailLinkOutcome>,
): Promise<ApiAnswer> {
  const action = MAIL_LINK_ACTIONS.find((name) => path.endsWith(`/${name}`));
  if (action === undefined) return { status: 404, headers: {} };
  const inUrl = fieldOf(query, MAIL_LINK_TOKEN_URL_PARAM);
  if (method === 'GET' || method === 'HEAD')
    return seeOther(action, { [MAIL_LINK_TOKEN_URL_PARAM]: inUrl });
  if (method !== 'POST') return { status: 405, headers: { Allow: 'GET, POST' } };

  const token = fieldOf(body, MAIL_LINK_TOKEN_URL_PARAM) || inUrl;
  const answer = withDeadline(follow(action, token), ANSWER_DEADLINE_MS);
  const outcome = await answer.catch((error: unknown) => {
    logger.error('newsletter link failed', { action, error: anonymiseErrorText(error) });
    return 'failed' as const;
  });
  logger.info('newsletter link', { action, outcome });
  // Multipart bodies, which the framework does not parse, come from mail programs, not from this site's forms. Mail
  // programs must get no redirect (RFC 8058).
  const isMultipart = /^multipart\//i.test(headers?.['content-type'] ?? '');
  if (isMultipart || fieldOf(body, 'List-Unsubscribe') === 'One-Click') {
    return { status: statusOf(outcome), headers: {} };
  }
  const retryToken = outcome === 'unsubscribed' || outcome === 'failed' ? token : '';
  return seeOther(action, {
    [MAIL_LINK_OUTCOME_URL_PARAM]: outcome,
    [MAIL_LINK_TOKEN_URL_PARAM]: retryToken,
  });
}

export const newsletterLinks = defineApiEndpoint(FORM_FUNCTION_OPTIONS, (request) =>
  answerMailLinkRequest(request, async (action, token) =>
    applyMailLink(await openFirestore(), action, token, new Date()),
  ),
);
