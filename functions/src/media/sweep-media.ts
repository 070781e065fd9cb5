import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { MEDIA_TRASH_DAYS } from '../../../src/domain/media/stored-photo.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isMissing, isOvertaken } from '../calls/firestore-error.ts';
import { firestoreStore } from './media-store.ts';

const DAY_MS = 86_400_000;

/** Whether a photograph's instant is this long ago. */
const isBefore = (photo: DocumentSnapshot, field: string, limit: Date): boolean => {
  const date: unknown = photo.get(field)?.toDate?.();
  return date instanceof Date && date <= limit;
};

/** Writes on what was found, unless somebody has changed it since. @returns how many it did */
async function onEach(
  found: Query,
  write: (photo: DocumentSnapshot) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const photo of (await found.get()).docs) {
    try {
      if (await write(photo)) count += 1;
    } catch (error) {
      if (!isOvertaken(error) && !isMissing(error)) throw error;
    }
  }
  return count;
}

/**
 * What the library needs every night: notes which photographs nothing shows since a day (an
 * administrator decides what becomes of them), and removes for good those deleted 30 days ago and
 * what is left of uploads that never ended.
 * @returns how many of each
 */
export async function sweepLibrary(
  db: Firestore,
  now: Date,
): Promise<{ unused: number; purged: number; unfinished: number }> {
  const photos = db.collection(COLLECTIONS.media);
  const yesterday = new Date(now.getTime() - DAY_MS);
  const longAgo = new Date(now.getTime() - MEDIA_TRASH_DAYS * DAY_MS);

  /** Not ready while its files go: nobody may restore half of it. */
  async function erase({ ref, updateTime }: DocumentSnapshot): Promise<boolean> {
    const precondition = updateTime ? { lastUpdateTime: updateTime } : {};
    const { writeTime } = await ref.update({ ready: false, created_at: longAgo }, precondition);
    await firestoreStore(db).remove(ref.id);
    await ref.delete({ lastUpdateTime: writeTime });
    return true;
  }

  const ready = photos.where('ready', '==', true);
  return {
    unfinished: await onEach(
      photos.where('ready', '==', false),
      async (photo) => isBefore(photo, 'created_at', yesterday) && erase(photo),
    ),
    purged: await onEach(photos.where('deleted_at', '<=', longAgo), erase),
    unused: await onEach(
      ready.where('uses', '==', []).where('unused_since', '==', null),
      async (photo) => {
        if (!isBefore(photo, 'created_at', yesterday) || !photo.updateTime) return false;
        await photo.ref.update({ unused_since: now }, { lastUpdateTime: photo.updateTime });
        return true;
      },
    ),
  };
}
