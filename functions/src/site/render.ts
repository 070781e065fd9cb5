import { onRequest } from 'firebase-functions/v2/https';
import { answerPage } from './answer-page.ts';

/** Renders every public page. */
export const render = onRequest(
  { memory: '512MiB', concurrency: 40, maxInstances: 20 },
  async (request, response) => {
    const { status, headers, body } = await answerPage({
      method: request.method,
      path: request.originalUrl,
      headers: request.headers,
    });
    response.removeHeader('X-Powered-By');
    response.status(status).set(headers).send(body);
  },
);
