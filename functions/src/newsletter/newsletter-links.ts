import { onRequest } from 'firebase-functions/v2/https';
import { database } from '../database.ts';
import { callerOf } from '../guards/caller.ts';
import { guardSettings, NEWSLETTER_SECRET } from '../guards/settings.ts';
import { answerLink } from './answer-link.ts';

/** What the pages of the newsletter's links, and mailboxes' own unsubscribe buttons, post to. */
export const newsletterLinks = onRequest(
  { secrets: [NEWSLETTER_SECRET] },
  async (request, response) => {
    const { status, headers, body } = await answerLink(
      database,
      guardSettings(),
      {
        method: request.method,
        url: request.originalUrl,
        body: request.body,
        bytes: request.rawBody?.length ?? 0,
        wantsJson: (request.headers.accept ?? '').includes('application/json'),
        caller: callerOf(request, 'hosting'),
      },
      new Date(),
    );
    response.status(status).set({ 'Cache-Control': 'no-store', ...headers });
    response.send(body);
  },
);
