import { onCall } from 'firebase-functions/v2/https';
import { database } from './database.ts';
import { handleSignup } from './handle-signup.ts';

export const subscribeNewsletter = onCall(async ({ data }) =>
  handleSignup(await database(), data, new Date()),
);
