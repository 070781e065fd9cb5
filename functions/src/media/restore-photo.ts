import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { AuditEntry } from '../../../src/domain/admin/audit-entry.ts';
import { LibraryCall } from '../../../src/domain/media/library-calls.ts';
import { refusal } from '../admin/admin-transaction.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { CHANGED } from '../journal/restore-updated.ts';
import { requirePhoto } from './change-photo.ts';
import { answerLibrary } from './media-library.ts';

const THERE_AGAIN = 'Cette image n’est plus supprimée';
const GONE = 'Cette image a été supprimée depuis\u00a0: rétablissez d’abord sa suppression';

/**
 * Undoes a logged change of a photograph as the library changes it: the records that show it follow.
 * What changed again since is only overwritten with `force`.
 * @throws HttpsError not-found, failed-precondition with the reason, aborted.
 */
export async function restorePhoto(
  db: Firestore,
  { action, document_id: id, before, after, changed }: AuditEntry,
  { actor, now, force }: { actor: Actor; now: Date; force: boolean },
): Promise<void> {
  const photo = await requirePhoto(db, id);
  const isDeleted = photo.deleted_at !== null;
  if (action === 'delete') {
    if (!isDeleted) throw refusal(THERE_AGAIN, { reason: 'exists' });
    await answerLibrary(db, { action: 'restore', id }, { actor, now });
    return;
  }
  if (isDeleted) throw refusal(GONE, { reason: 'deleted' });
  const current = new Map<string, unknown>(Object.entries(photo));
  const fields = changed.filter((name) => !isDeepStrictEqual(current.get(name), after?.[name]));
  if (fields.length > 0 && !force) throw refusal(CHANGED, { reason: 'changed', fields });
  await answerLibrary(db, v.parse(LibraryCall, { ...before, action: 'change', id }), {
    actor,
    now,
  });
}
