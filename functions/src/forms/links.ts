import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import {
  type LinkAction,
  type LinkOutcome,
  linkAction,
  linkPage,
  OUTCOME_PARAM,
  TOKEN_PARAM,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { database } from '../database.ts';
import { API_HEADERS } from '../site/security-headers.ts';
import { followLink } from './follow-link.ts';

type LinkRequest = {
  method: string;
  url: string;
  body: unknown;
  bytes: number;
  wantsJson: boolean;
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

/**
 * Answers a request to /api/newsletter/ACTION. POST performs the action, with the token in the body, as
 * the pages send it, or in the URL, as mail clients do (RFC 8058). GET changes nothing, as mail
 * scanners follow links, and redirects to the page that has the button. Nobody guesses a token of 256
 * bits, so that attempts are not counted.
 * @param follow does what the link asks for
 */
export async function answerLink(
  request: LinkRequest,
  follow: (action: LinkAction, token: string) => Promise<LinkOutcome>,
): Promise<LinkAnswer> {
  // Split by hand: no URL begins with « // », as a request's may.
  const [path, ...query] = request.url.split('?');
  const searchParams = new URLSearchParams(query.join('?'));
  const action = linkAction(path?.split('/').at(-1));
  if (action === undefined) return { status: 404, headers: {}, body: '' };
  const inUrl = searchParams.get(TOKEN_PARAM) ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') {
    return seeOther(action, { [TOKEN_PARAM]: inUrl });
  }
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'GET, POST' }, body: '' };
  if (request.bytes > BODY_MAX_BYTES) return { status: 413, headers: {}, body: '' };

  const token = fieldOf(request.body, TOKEN_PARAM) || inUrl;
  const outcome = await follow(action, token).catch((error: unknown) => {
    logger.error('newsletter link failed', { action, error: String(error) });
    return 'failed' as const;
  });
  logger.info('newsletter link', { action, outcome });
  const isOneClick = fieldOf(request.body, 'List-Unsubscribe') === 'One-Click';
  if (request.wantsJson || isOneClick) {
    return { status: STATUS[outcome], headers: {}, body: { outcome } };
  }
  const retryToken = outcome === 'unsubscribed' || outcome === 'failed' ? token : '';
  return seeOther(action, { [OUTCOME_PARAM]: outcome, [TOKEN_PARAM]: retryToken });
}

/** Where the pages behind the newsletter's links, and mail clients' unsubscribe buttons, post to. */
export const newsletterLinks = onRequest(async (request, response) => {
  const { status, headers, body } = await answerLink(
    {
      method: request.method,
      url: request.originalUrl,
      body: request.body,
      bytes: request.rawBody?.length ?? 0,
      wantsJson: (request.headers.accept ?? '').includes('application/json'),
    },
    async (action, token) => followLink(await database(), action, token, new Date()),
  );
  response.removeHeader('X-Powered-By');
  response.status(status).set({ ...API_HEADERS, ...headers });
  response.send(body);
});
