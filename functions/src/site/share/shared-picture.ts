import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { photoWidths } from '../../../../src/domain/media/photo.ts';
import { renderShare } from '../../media/render.ts';
import { photoOf, photoRef, readMediaFile } from '../../media/store.ts';

const ART = /^\/art\/[a-z0-9-]+\.webp$/;
const PHOTO = /^\/media\/([0-9a-f]{24})-partage-(\d{1,3})x(\d{1,3})\.jpg$/;

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
  const [, id, x, y] = PHOTO.exec(path) ?? [];
  if (id === undefined) return null;
  const store = await db();
  const photo = photoOf(await photoRef(store, id).get());
  if (photo === null) return null;
  const file = await readMediaFile(store, id, `${Math.max(...photoWidths(photo))}.webp`);
  return file && renderShare(file.bytes, { x: Number(x), y: Number(y) });
}
