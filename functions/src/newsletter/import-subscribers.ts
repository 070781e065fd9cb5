import { onCall } from 'firebase-functions/v2/https';
import { SubscriberImport } from '../../../src/domain/admin/admin-calls.ts';
import { adminPayload } from '../admin/admin-payload.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { database } from '../database.ts';
import { storeImport } from './store-import.ts';

export const importSubscribers = onCall(async (request) => {
  const uid = requireAdmin(request);
  const { emails } = adminPayload(SubscriberImport, request.data);
  return storeImport(await database(), emails, { uid, now: new Date() });
});
