import { logger } from 'firebase-functions/v2';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import {
  type LinkAction,
  type LinkOutcome,
  linkAction,
  linkPage,
  OUTCOME_PARAM,
  TOKEN_PARAM,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { database } from '../firebase.ts';
import { API_HEADERS } from '../site/security-headers.ts';
import { followLink } from './follow-link.ts';

type LinkAnswer = { status: number; headers: Record<string, string> };

const fieldOf = (fields: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(fields), name);
  return typeof value === 'string' ? value : '';
};

function seeOther(action: LinkAction, params: Record<string, string>): LinkAnswer {
  const query = new URLSearchParams(Object.entries(params).filter(([, text]) => text !== ''));
  return { status: 303, headers: { Location: `${linkPage(action)}?${query}` } };
}

function statusOf(outcome: LinkOutcome): number {
  if (outcome === 'failed') return 500;
  return outcome === 'invalid' || outcome === 'expired' ? 400 : 200;
}

/**
 * Answers a request to /api/newsletter/ACTION. POST performs the action and redirects to the page
 * that shows the outcome; the token is in the body (the pages' forms) or in the URL (mail clients,
 * RFC 8058). GET only redirects to the page with the button, because mail scanners follow links.
 * Attempts are not limited: a token has 256 bits.
 * @param follow performs the link's action
 */
export async function answerLink(
  { method, path, query, body }: Pick<Request, 'method' | 'path' | 'query' | 'body'>,
  follow: (action: LinkAction, token: string) => Promise<LinkOutcome>,
): Promise<LinkAnswer> {
  const action = linkAction(path.split('/').at(-1));
  if (action === undefined) return { status: 404, headers: {} };
  const inUrl = fieldOf(query, TOKEN_PARAM);
  if (method === 'GET' || method === 'HEAD') return seeOther(action, { [TOKEN_PARAM]: inUrl });
  if (method !== 'POST') return { status: 405, headers: { Allow: 'GET, POST' } };

  const token = fieldOf(body, TOKEN_PARAM) || inUrl;
  const outcome = await follow(action, token).catch((error: unknown) => {
    logger.error('newsletter link failed', { action, error: String(error) });
    return 'failed' as const;
  });
  logger.info('newsletter link', { action, outcome });
  if (fieldOf(body, 'List-Unsubscribe') === 'One-Click') {
    return { status: statusOf(outcome), headers: {} };
  }
  const retryToken = outcome === 'unsubscribed' || outcome === 'failed' ? token : '';
  return seeOther(action, { [OUTCOME_PARAM]: outcome, [TOKEN_PARAM]: retryToken });
}

/** Receives POSTs from the newsletter's pages and from mail clients' unsubscribe buttons. */
export const newsletterLinks = onRequest(async (request, response) => {
  const { status, headers } = await answerLink(request, async (action, token) =>
    followLink(await database(), action, token, new Date()),
  );
  response.removeHeader('X-Powered-By');
  response
    .status(status)
    .set({ ...API_HEADERS, ...headers })
    .end();
});
