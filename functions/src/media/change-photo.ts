import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { LibraryCall } from '../../../src/domain/media/library-calls.ts';
import type { Photo } from '../../../src/domain/media/photo.ts';
import { photoAddress } from '../../../src/domain/media/photo-address.ts';
import { type StoredPhoto, toPhoto } from '../../../src/domain/media/stored-photo.ts';
import { adminTransaction } from '../admin/admin-transaction.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { logPhoto } from './log-photo.ts';
import { photoOf, photoRef } from './media-record.ts';
import { firestoreStore } from './media-store.ts';
import { loadSharp, pixelsOf } from './pixels.ts';
import { ORIGINAL } from './render-photo.ts';
import { renderShare, shareName } from './render-share.ts';

const UNKNOWN = 'Cette image n’est plus dans la bibliothèque';
const TOO_LONG = 'Le texte alternatif, la légende et le crédit sont trop longs ensemble';

/** A photograph of the library, deleted ones too. @throws HttpsError not-found */
export async function requirePhoto(db: Firestore, id: string): Promise<StoredPhoto> {
  const photo = photoOf(await photoRef(db, id).get());
  if (photo === null) throw new HttpsError('not-found', UNKNOWN);
  return photo;
}

/** Draws the JPEG for sharing around another focal point, from the original. */
async function drawShare(db: Firestore, id: string, focal: Photo['focal']): Promise<void> {
  const store = firestoreStore(db);
  const original = await store.get(id, ORIGINAL);
  if (original === null) throw new HttpsError('not-found', UNKNOWN);
  const sharp = await loadSharp();
  const pixels = await pixelsOf(sharp(original.bytes));
  await store.put(id, [await renderShare(pixels, focal)]);
}

type Change = Omit<Extract<LibraryCall, { action: 'change' }>, 'action' | 'except'>;

/**
 * Changes texts and focal point of a photograph; the records that show it are not touched.
 * @throws HttpsError not-found, invalid-argument, aborted
 */
export async function changePhoto(
  db: Firestore,
  { id, ...change }: Change,
  { actor, now }: { actor: Actor; now: Date },
): Promise<StoredPhoto> {
  const { focal } = await requirePhoto(db, id);
  const isMoved = change.focal && shareName(change.focal) !== shareName(focal);
  if (change.focal && isMoved) await drawShare(db, id, change.focal);
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const changed = await adminTransaction(db, async (transaction) => {
    const stored = photoOf(await transaction.get(photoRef(db, id)));
    if (stored === null) throw new HttpsError('not-found', UNKNOWN);
    const after = { ...stored, ...Object.fromEntries(given) };
    requireFitting(after);
    const stamps = { updated_at: now, updated_by: actor.uid };
    transaction.update(photoRef(db, id), { ...Object.fromEntries(given), ...stamps });
    if (!isDeepStrictEqual(stored, after)) {
      logPhoto(db, transaction, { id, action: 'update', before: stored, after }, { actor, now });
    }
    return after;
  });
  if (isMoved) await firestoreStore(db).remove(id, [shareName(focal)]);
  return changed;
}

/**
 * Deletes a photograph, or takes its deletion back.
 * @throws HttpsError not-found, aborted
 */
export function setDeleted(
  db: Firestore,
  id: string,
  isDeleted: boolean,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const fields = isDeleted
    ? { deleted_at: now, deleted_by: actor.uid }
    : { deleted_at: null, deleted_by: null };
  return adminTransaction(db, async (transaction) => {
    const photo = photoOf(await transaction.get(photoRef(db, id)));
    if (photo === null) throw new HttpsError('not-found', UNKNOWN);
    if ((photo.deleted_at !== null) === isDeleted) return;
    transaction.update(photoRef(db, id), fields);
    const change = isDeleted
      ? ({ action: 'delete', before: photo, after: null } as const)
      : ({ action: 'restore', before: null, after: photo } as const);
    logPhoto(db, transaction, { id, ...change }, { actor, now });
  });
}

function requireFitting(photo: StoredPhoto): void {
  try {
    photoAddress(toPhoto(photo));
  } catch {
    throw new HttpsError('invalid-argument', TOO_LONG);
  }
}
