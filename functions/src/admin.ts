import { HttpsError } from 'firebase-functions/v2/https';
import { AdminCall } from '../../src/domain/admin/admin-calls.ts';
import { administratorOf } from './admin/administrator.ts';
import { eraseRecord } from './admin/erase-record.ts';
import { parsePayload } from './calls/parse-payload.ts';
import { siteCall } from './calls/site-call.ts';
import { database } from './firebase.ts';
import { importSubscribers } from './forms/import-subscribers.ts';

const REFUSALS = {
  unauthenticated: 'Votre session a expiré\u00a0: reconnectez-vous',
  'permission-denied': 'Ce compte n’a pas les droits d’administrateur',
};

/** Runs the actions of administrators that their browsers may not perform themselves (`AdminCall`). */
export const adminCall = siteCall({}, async ({ auth, data }) => {
  const actor = await administratorOf(auth?.rawToken);
  if (typeof actor === 'string') throw new HttpsError(actor, REFUSALS[actor]);
  const parsed = parsePayload(AdminCall, data);
  if (!parsed.success) throw new HttpsError('invalid-argument', parsed.error);
  const { payload } = parsed;
  switch (payload.action) {
    case 'import-subscribers':
      return importSubscribers(await database(), payload, { uid: actor.uid, now: new Date() });
    case 'erase':
      await eraseRecord(await database(), payload, { actor, now: new Date() });
      return {};
  }
});
