import { onRequest } from 'firebase-functions/v2/https';
import { database } from '../database.ts';
import { answerForm } from '../guards/answer-form.ts';
import { guardSettings, NEWSLETTER_SECRET } from '../guards/settings.ts';
import { handleContactRequest } from './handle-contact-request.ts';
import '../calls/json-parse-errors.ts';

/** POST /api/send-contact-email through Hosting: what the callable does, in plain JSON. */
export const sendContactEmailApi = onRequest(
  { secrets: [NEWSLETTER_SECRET] },
  async (request, response) => {
    const { status, headers, body } = await answerForm(
      { name: 'contact', request, settings: guardSettings(), now: new Date() },
      async (payload, now, admit) => handleContactRequest(await database(), payload, now, admit),
    );
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', ...headers })
      .json(body);
  },
);
