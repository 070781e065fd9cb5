import { onCall } from 'firebase-functions/v2/https';
import { DeleteLinked } from '../../../src/domain/admin/admin-calls.ts';
import { database } from '../database.ts';
import { adminPayload } from './admin-payload.ts';
import { removeLinked } from './remove-linked.ts';
import { requireAdmin } from './require-admin.ts';

export const deleteLinked = onCall(async (request) => {
  const uid = requireAdmin(request);
  const payload = adminPayload(DeleteLinked, request.data);
  return removeLinked(await database(), payload, { uid, now: new Date() });
});
