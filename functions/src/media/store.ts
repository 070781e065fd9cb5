import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { PHOTO_ENTITY } from '../../../src/domain/media/photo-entity.ts';
import { FILE_NAME_MAX, UPLOAD_MAX_BYTES } from '../../../src/domain/media/photo-upload.ts';
import { StoredPhoto, storedPhotoToPhoto } from '../../../src/domain/media/stored-photo.ts';
import { cleanLine, cutText } from '../../../src/domain/text/clean-text.ts';
import { snapshotToPlainDocument, splitBytes } from '../firestore-values.ts';
import {
  PhotoUploadError,
  type RenderedPhotoFile,
  renderUploadedPhoto,
  requirePictureFile,
} from './decode.ts';

export const photoDocumentRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(PHOTO_ENTITY.collection).doc(id);

export function parseStoredPhoto(snapshot: DocumentSnapshot): StoredPhoto | null {
  const parsed = v.safeParse(StoredPhoto, snapshotToPlainDocument(snapshot));
  return parsed.success ? parsed.output : null;
}

/**
 * Stores a photo with its files, atomically; a file that is too large for a document is split into `NAME`, `NAME~1` and
 * so on.
 */
export async function storePhoto(
  photo: DocumentReference,
  fields: Record<string, unknown>,
  files: readonly RenderedPhotoFile[],
): Promise<void> {
  const batch = photo.firestore.batch().set(photo, fields);
  for (const { name, bytes } of files) {
    const pieces = splitBytes(bytes);
    for (const [index, piece] of pieces.entries()) {
      const document = photo
        .collection(PHOTO_ENTITY.subcollection)
        .doc(index === 0 ? name : `${name}~${index}`);
      batch.set(document, { parts: pieces.length, bytes: piece });
    }
  }
  await batch.commit();
}

/** Returns a photo's id, derived from the file's bytes: uploading a file twice gives the same photo. */
export const derivePhotoId = (file: Buffer): string =>
  createHash('sha256').update(file).digest('hex').slice(0, 24);

/** Renders photos one after the other, because an instance has memory for a single rendering. */
const oneRender = pLimit(1);

/** A photo to be stored; `actor` is the account of the uploader, null for scripts. */
type Upload = { file: Buffer; name: unknown; actor: string | null; now: Date };

/**
 * Stores a photo, or restores it from the trash. `mayRender` may refuse, by throwing, a photo that is not stored yet.
 * @throws PhotoUploadError
 */
export async function addPhotoToLibrary(db: Firestore, upload: Upload, mayRender = async () => {}) {
  const { file, name, actor, now } = upload;
  if (file.byteLength > UPLOAD_MAX_BYTES) throw new PhotoUploadError('too-heavy');
  requirePictureFile(file);
  const reference = photoDocumentRef(db, derivePhotoId(file));
  const before = parseStoredPhoto(await reference.get());
  const stamps = { updated_at: now, updated_by: actor };
  if (before !== null) {
    if (before.deleted_at !== null) await reference.update({ deleted_at: null, ...stamps });
    return storedPhotoToPhoto(before);
  }
  await mayRender();
  const { look, files } = await oneRender(() => renderUploadedPhoto(file));
  const file_name = (typeof name === 'string' && cutText(cleanLine(name), FILE_NAME_MAX)) || null;
  const created = { created_at: now, created_by: actor, deleted_at: null };
  await storePhoto(reference, { ...look, file_name, ...created, ...stamps }, files);
  return storedPhotoToPhoto({ id: reference.id, ...look });
}

/** Returns the bytes of a photo's file, or null if it or one of its parts is missing. */
export async function readPhotoFileBytes(db: Firestore, id: string, name: string) {
  const files = photoDocumentRef(db, id).collection(PHOTO_ENTITY.subcollection).orderBy('__name__');
  const { docs } = await files.startAt(name).endAt(`${name}~9`).get();
  const count: unknown = docs[0]?.get('parts');
  const bytes = docs.map((part): unknown => part.get('bytes'));
  return count === docs.length && bytes.every(Buffer.isBuffer) ? Buffer.concat(bytes) : null;
}
