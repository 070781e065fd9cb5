import { onRequest } from 'firebase-functions/v2/https';
import { READER } from '../firebase.ts';
import { send } from './answers.ts';
import { answerPage } from './page.ts';

export const render = onRequest(
  { memory: '512MiB', concurrency: 40, maxInstances: 20, serviceAccount: READER },
  async (request, response) => {
    const answer = await answerPage({
      method: request.method,
      path: request.originalUrl,
      headers: request.headers,
    });
    send(response, answer);
  },
);
