import { onCall } from 'firebase-functions/v2/https';
import { SubscriberImport } from '../../../src/domain/admin/admin-calls.ts';
import { adminRequest } from '../admin/admin-request.ts';
import { database } from '../database.ts';
import { storeImport } from './store-import.ts';

export const importSubscribers = onCall(async (request) => {
  const { actor, payload } = adminRequest(SubscriberImport, request);
  return storeImport(await database(), payload.emails, { uid: actor.uid, now: new Date() });
});
