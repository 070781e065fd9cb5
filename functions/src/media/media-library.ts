import type { Firestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { type LibraryAnswer, LibraryCall } from '../../../src/domain/media/library-calls.ts';
import { photoAddress } from '../../../src/domain/media/photo-address.ts';
import { type StoredPhoto, toPhoto } from '../../../src/domain/media/stored-photo.ts';
import { adminRequest } from '../admin/admin-request.ts';
import { refusal } from '../admin/admin-transaction.ts';
import { database } from '../database.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { changePhoto, requirePhoto } from './change-photo.ts';
import { photoRef } from './media-record.ts';
import { rewriteRecords, usesOf } from './photo-records.ts';

const USED =
  'Cette image est encore utilisée\u00a0: remplacez-la d’abord, ou confirmez la suppression';

type Circumstances = { actor: Actor; now: Date };

/** The photograph that a call is about, after the call, and the records that it rewrote. */
type Done = { photo: StoredPhoto; changed: Awaited<ReturnType<typeof rewriteRecords>> };

async function remove(
  db: Firestore,
  { id, evenIfUsed }: { id: string; evenIfUsed: boolean },
  { actor, now }: Circumstances,
): Promise<Done> {
  const photo = await requirePhoto(db, id);
  const uses = await usesOf(db, photo);
  if (uses.length > 0 && !evenIfUsed) throw refusal(USED, { reason: 'used', uses });
  if (photo.deleted_at === null) {
    await photoRef(db, id).update({ deleted_at: now, deleted_by: actor.uid });
  }
  return { photo, changed: [] };
}

async function act(db: Firestore, call: LibraryCall, by: Circumstances): Promise<Done> {
  switch (call.action) {
    case 'change': {
      const { action: _, except, ...change } = call;
      const photo = await changePhoto(db, change, by);
      const others = { ...photo, uses: photo.uses.filter((use) => use !== except) };
      return { photo, changed: await rewriteRecords(db, { photo: others, by: photo.id, ...by }) };
    }
    case 'replace': {
      const photo = await requirePhoto(db, call.id);
      await requirePhoto(db, call.by);
      const { only } = call;
      const uses = photo.uses.filter((use) => only === undefined || only.includes(use));
      const changed = await rewriteRecords(db, { photo: { ...photo, uses }, by: call.by, ...by });
      return { photo: await requirePhoto(db, call.by), changed };
    }
    case 'delete':
      return remove(db, call, by);
    case 'restore': {
      const photo = await requirePhoto(db, call.id);
      await photoRef(db, call.id).update({ deleted_at: null, deleted_by: null });
      return { photo, changed: [] };
    }
    case 'uses':
      return { photo: await requirePhoto(db, call.id), changed: [] };
  }
}

/** Does what an administrator asks of the library: see `LibraryCall`. */
export async function answerLibrary(
  db: Firestore,
  call: LibraryCall,
  by: Circumstances,
): Promise<LibraryAnswer> {
  const { photo, changed } = await act(db, call, by);
  return {
    address: photoAddress(toPhoto(photo)),
    changed: changed.length,
    replaced: changed.filter(({ hadOther }) => !hadOther).map(({ record }) => record),
    uses: await usesOf(db, photo),
  };
}

export const mediaLibrary = onCall({ memory: '512MiB', timeoutSeconds: 120 }, async (request) => {
  const { actor, payload } = adminRequest(LibraryCall, request);
  return answerLibrary(await database(), payload, { actor, now: new Date() });
});
