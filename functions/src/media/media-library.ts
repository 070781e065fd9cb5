import type { Firestore } from 'firebase-admin/firestore';
import { type LibraryAnswer, LibraryCall } from '../../../src/domain/media/library-calls.ts';
import { photoAddress } from '../../../src/domain/media/photo-address.ts';
import { type StoredPhoto, toPhoto } from '../../../src/domain/media/stored-photo.ts';
import { adminRequest } from '../admin/admin-request.ts';
import { refusal } from '../admin/admin-transaction.ts';
import { siteCall } from '../calls/site-call.ts';
import { database } from '../database.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { changePhoto, requirePhoto, setDeleted } from './change-photo.ts';
import { logPhoto } from './log-photo.ts';
import { rewriteRecords, usesOf } from './photo-records.ts';

const USED =
  'Cette image est encore utilisée\u00a0: remplacez-la d’abord, ou confirmez la suppression';

type Circumstances = { actor: Actor; now: Date };

/** The photograph that a call is about, after the call, and the records that it rewrote. */
type Done = { photo: StoredPhoto; changed: Awaited<ReturnType<typeof rewriteRecords>> };

async function remove(
  db: Firestore,
  { id, evenIfUsed }: { id: string; evenIfUsed: boolean },
  by: Circumstances,
): Promise<Done> {
  const photo = await requirePhoto(db, id);
  const uses = await usesOf(db, photo);
  if (uses.length > 0 && !evenIfUsed) throw refusal(USED, { reason: 'used', uses });
  await setDeleted(db, id, true, by);
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
      const other = await requirePhoto(db, call.by);
      const { only } = call;
      const uses = photo.uses.filter((use) => only === undefined || only.includes(use));
      const changed = await rewriteRecords(db, { photo: { ...photo, uses }, by: call.by, ...by });
      if (changed.length > 0) {
        const after = { ...photo, replaced_by: photoAddress(toPhoto(other)) };
        const change = { id: photo.id, action: 'update', before: photo, after } as const;
        await db.runTransaction(async (transaction) => logPhoto(db, transaction, change, by));
      }
      return { photo: await requirePhoto(db, call.by), changed };
    }
    case 'delete':
      return remove(db, call, by);
    case 'restore': {
      const photo = await requirePhoto(db, call.id);
      await setDeleted(db, call.id, false, by);
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

export const mediaLibrary = siteCall({ memory: '512MiB', timeoutSeconds: 120 }, async (request) => {
  const { actor, payload } = await adminRequest(LibraryCall, request);
  return answerLibrary(await database(), payload, { actor, now: new Date() });
});
