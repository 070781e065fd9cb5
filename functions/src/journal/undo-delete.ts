import { onCall } from 'firebase-functions/v2/https';
import { UndoDelete } from '../../../src/domain/admin/admin-calls.ts';
import { adminPayload } from '../admin/admin-payload.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { database } from '../database.ts';
import { findDeletion } from './find-deletion.ts';
import { restoreEntry } from './restore-entry.ts';

export const undoDelete = onCall(async (request) => {
  const uid = requireAdmin(request);
  const payload = adminPayload(UndoDelete, request.data);
  const db = await database();
  const entry = await findDeletion(db, payload);
  return restoreEntry(db, entry, { uid, now: new Date(), force: false });
});
