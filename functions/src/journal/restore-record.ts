import { onCall } from 'firebase-functions/v2/https';
import { RestoreRecord } from '../../../src/domain/admin/admin-calls.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { adminPayload } from '../admin/admin-payload.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { database } from '../database.ts';
import { restoreEntry } from './restore-entry.ts';

export const restoreRecord = onCall(async (request) => {
  const uid = requireAdmin(request);
  const { auditId, force } = adminPayload(RestoreRecord, request.data);
  const db = await database();
  const entry = await db.collection(COLLECTIONS.auditLog).doc(auditId).get();
  return restoreEntry(db, entry, { uid, now: new Date(), force });
});
