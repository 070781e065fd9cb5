import { onCall } from 'firebase-functions/v2/https';
import { database } from './database.ts';
import { handleContactRequest } from './handle-contact-request.ts';

export const sendContactEmail = onCall(async ({ data }) =>
  handleContactRequest(await database(), data, new Date()),
);
