import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { photoOf, photoRef } from '../../media/media-record.ts';
import { firestoreStore } from '../../media/media-store.ts';

const ART = /^\/art\/[a-z0-9-]+\.webp$/;
const PHOTO = /^\/media\/([0-9a-f]{24})-(partage-\d{1,3}x\d{1,3}\.jpg)$/;

/** An illustration's file; null when there is none. */
async function readArt(folder: URL, path: string): Promise<Buffer | null> {
  try {
    return await readFile(new URL(basename(path), folder));
  } catch {
    return null;
  }
}

/**
 * The picture of a card, by its path on this site; null when there is none. Nothing is fetched.
 * @param artFolder the folder with the site's illustrations
 */
export async function readPicture(
  db: () => Promise<Firestore>,
  artFolder: URL,
  path: string,
): Promise<Buffer | null> {
  if (ART.test(path)) return readArt(artFolder, path);
  const [, id, name] = PHOTO.exec(path) ?? [];
  if (id === undefined || name === undefined) return null;
  const store = await db();
  const [photo, file] = await Promise.all([
    photoRef(store, id).get().then(photoOf),
    firestoreStore(store).get(id, name),
  ]);
  // What was deleted is no longer shown, even while a record still names it.
  return photo === null || photo.deleted_at !== null ? null : (file?.bytes ?? null);
}
