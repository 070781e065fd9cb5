import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import {
  illustrationToHostedPicture,
  mediumPictureUrl,
  parseHostedPicture,
  photoWidths,
} from '../../../src/domain/media/photo.ts';
import { THEME_COLOURS } from '../../../src/domain/site/colours.ts';
import { loadSharp } from '../media/decode.ts';
import { parseStoredPhoto, photoDocumentRef, readPhotoFileBytes } from '../media/store.ts';

const ART = new URL('./art/', import.meta.url);

/** Reads the largest file of an uploaded photo; null if there is none. */
async function readPhoto(db: Firestore, id: string): Promise<Buffer | null> {
  const photo = parseStoredPhoto(await photoDocumentRef(db, id).get());
  return photo && readPhotoFileBytes(db, id, `${Math.max(...photoWidths(photo))}.webp`);
}

/** Reads the file of an illustration by its name; null if there is none. */
function readArt(name: string, art = ART): Promise<Buffer | null> {
  const file = basename(mediumPictureUrl(illustrationToHostedPicture(name)));
  return readFile(new URL(file, art)).catch(() => null);
}

export type Picture = { bytes: Buffer; focal: { x: number; y: number } };

/** Reads a photo or an illustration of this site; null if it does not exist. Fetches nothing over the network. */
export async function readPicture(
  db: Firestore,
  image: string,
  art?: URL,
): Promise<Picture | null> {
  const hosted = parseHostedPicture(image);
  let bytes: Buffer | null = null;
  if (hosted?.photo) bytes = await readPhoto(db, hosted.photo.id);
  else if (hosted?.art) bytes = await readArt(hosted.art, art);
  return bytes && { bytes, focal: hosted?.photo?.focal ?? { x: 50, y: 50 } };
}

/** Options of share pictures and mails' pictures: messengers ignore files above 200 kB, and film grain compresses badly. */
export const JPEG_OPTIONS = { quality: 65, mozjpeg: true };

const MAIL_SIZE = { width: 1200, height: 1600, fit: 'inside', withoutEnlargement: true } as const;

/** Renders a photo (by its id) or an illustration (by its name) as JPEG for mails: Outlook shows no WebP or AVIF. */
export async function renderMailPictureJpeg(db: Firestore, name: string): Promise<Buffer | null> {
  const isPhoto = /^[0-9a-f]{24}$/.test(name);
  const bytes = isPhoto ? await readPhoto(db, name) : await readArt(name);
  if (!bytes) return null;
  const paper = { background: THEME_COLOURS.paper[0] };
  const scaled = (await loadSharp())(bytes).flatten(paper).resize(MAIL_SIZE);
  return scaled.jpeg(JPEG_OPTIONS).toBuffer();
}
