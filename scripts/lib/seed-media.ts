import { readFile } from 'node:fs/promises';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type PictureFileFormat, photoWidths } from '#domain/media/photo.ts';
import { photoDocumentRef, storePhoto } from '../../functions/src/media/store.ts';
import { type DemoPhoto, demoPhotos } from '../seed/photos.ts';
import { resolveRepoPath } from './script.ts';

const FORMATS: readonly PictureFileFormat[] = ['avif', 'webp'];

function filesOf({ files, photo }: DemoPhoto) {
  const mediaFiles = photoWidths(photo).flatMap((width) =>
    FORMATS.map(async (format) => {
      const bytes = await readFile(resolveRepoPath(`${files}-${width}.${format}`));
      return { name: `${width}.${format}`, bytes };
    }),
  );
  return Promise.all(mediaFiles);
}

export async function storeDemoPhotos(db: Firestore): Promise<void> {
  const writes = demoPhotos.map(async (seed) => {
    const { id, width, height, placeholder } = seed.photo;
    const created = Timestamp.fromDate(new Date(seed.created_at));
    const stamps = { created_at: created, created_by: null, updated_at: created, updated_by: null };
    const look = { width, height, placeholder };
    const fields = { ...look, file_name: seed.file_name, deleted_at: null, ...stamps };
    const stored = await photoDocumentRef(db, id).get();
    if (!stored.exists) await storePhoto(stored.ref, fields, await filesOf(seed));
  });
  await Promise.all(writes);
}
