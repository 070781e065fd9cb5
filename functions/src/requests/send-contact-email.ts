import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { onRequest } from 'firebase-functions/v2/https';
import { answerForm } from '../guards/form-api.ts';
import { guardedCall } from '../guards/guarded-call.ts';
import { guardSettings, NEWSLETTER_SECRET } from '../guards/settings.ts';
import { API_HEADERS } from '../site/security-headers.ts';
import { handleContactRequest } from './contact-request.ts';

/** Where the media type that the client sent is kept. */
const CLIENT_TYPE = 'x-client-content-type';

// The functions framework parses JSON bodies before the function runs, and answers malformed ones with
// an HTML page; no setting turns that off. Declared as plain bytes, the body is left for us to parse;
// a compressed one is malformed too.
if (process.env.FUNCTION_TARGET === 'sendContactEmailApi') {
  subscribe('http.server.request.start', (message) => {
    const request: unknown = Reflect.get(Object(message), 'request');
    if (!(request instanceof IncomingMessage)) return;
    request.headers[CLIENT_TYPE] = request.headers['content-type'] ?? '';
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

export const sendContactEmail = guardedCall('contact', handleContactRequest);

/** POST /api/send-contact-email through Hosting: the same as the callable, in plain JSON. */
export const sendContactEmailApi = onRequest(
  { secrets: [NEWSLETTER_SECRET] },
  async (request, response) => {
    const { method, headers: sent, rawBody, socket } = request;
    const contentType = String(sent[CLIENT_TYPE] ?? sent['content-type'] ?? '');
    const { status, headers, body } = await answerForm(
      {
        name: 'contact',
        request: { method, headers: sent, contentType, rawBody, socket },
        settings: guardSettings(),
        now: new Date(),
      },
      handleContactRequest,
    );
    response.removeHeader('X-Powered-By');
    response
      .status(status)
      .set({ ...API_HEADERS, ...headers })
      .json(body);
  },
);
