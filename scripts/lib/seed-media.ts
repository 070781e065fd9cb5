import { readFile } from 'node:fs/promises';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { artPicture, type PictureFormat, pictureFile } from '#domain/media/own-picture.ts';
import { PICTURED_COLLECTIONS, photoIdsIn } from '#domain/media/photo-uses.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { firestoreStore, type MediaFile } from '../../functions/src/media/media-store.ts';
import { loadSharp, pixelsOf } from '../../functions/src/media/pixels.ts';
import { ORIGINAL } from '../../functions/src/media/render-photo.ts';
import { renderShare } from '../../functions/src/media/render-share.ts';
import { photos, type SeedPhoto } from '../seed/photos.ts';
import { fromRoot } from './script.ts';
import type { SeedDocument } from './seed.ts';

const FORMATS: readonly PictureFormat[] = ['avif', 'webp'];

/** The illustration's files; only the picture for sharing is drawn. */
async function filesOf({ art, photo }: SeedPhoto): Promise<MediaFile[]> {
  const picture = artPicture(art);
  const fileOf = (width: number, format: PictureFormat) =>
    readFile(fromRoot('public', pictureFile(picture, width, format)));
  const variants = picture.widths.flatMap((width) =>
    FORMATS.map(async (format) => {
      const bytes = await fileOf(width, format);
      return { name: `${width}.${format}`, type: `image/${format}`, bytes };
    }),
  );
  const bytes = await fileOf(picture.width, 'webp');
  const sharp = await loadSharp();
  const share = await renderShare(await pixelsOf(sharp(bytes)), photo.focal);
  return [...(await Promise.all(variants)), share, { name: ORIGINAL, type: 'image/webp', bytes }];
}

/** Writes the photographs of the demo content, and which of its documents show them. */
export async function seedMedia(db: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  const store = firestoreStore(db);
  const shown = documents
    .filter(({ collection }) => PICTURED_COLLECTIONS.includes(collection))
    .map(({ collection, id, data }) => ({ use: `${collection}/${id}`, ids: photoIdsIn(data) }));
  const writes = photos.map(async (seed) => {
    const { id, ...photo } = seed.photo;
    const files = await filesOf(seed);
    await store.put(id, files);
    const created = Timestamp.fromDate(new Date(seed.created_at));
    const uses = shown.filter(({ ids }) => ids.has(id)).map(({ use }) => use);
    await db
      .collection(COLLECTIONS.media)
      .doc(id)
      .set({
        ready: true,
        ...photo,
        file_name: seed.file_name,
        bytes: files.at(-1)?.bytes.byteLength,
        stored_bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
        uses,
        unused_since: uses.length === 0 ? created : null,
        deleted_at: null,
        deleted_by: null,
        created_at: created,
        created_by: null,
        updated_at: created,
        updated_by: null,
      });
  });
  await Promise.all(writes);
}
