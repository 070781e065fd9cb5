import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { PHOTOS } from '../../../src/domain/media/photo-entity.ts';
import { StoredPhoto } from '../../../src/domain/media/stored-photo.ts';
import { fieldsOf } from '../firestore-values.ts';

export type MediaFile = { name: string; bytes: Buffer };

/** Bytes per part of a photo's file, so that a part with its field names fits into a document of 1 MiB. */
const PART_BYTES = 900_000;

export const photoRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(PHOTOS.collection).doc(id);

export function photoOf(snapshot: DocumentSnapshot): StoredPhoto | null {
  const parsed = v.safeParse(StoredPhoto, fieldsOf(snapshot, 'created_at', 'deleted_at'));
  return parsed.success ? parsed.output : null;
}

/** Stores a photo with its files, atomically; files above PART_BYTES continue in `NAME~1` and so on. */
export async function storePhoto(
  photo: DocumentReference,
  fields: Record<string, unknown>,
  files: readonly MediaFile[],
): Promise<void> {
  const batch = photo.firestore.batch().set(photo, fields);
  for (const { name, bytes } of files) {
    const parts = Math.max(1, Math.ceil(bytes.byteLength / PART_BYTES));
    for (let part = 0; part < parts; part += 1) {
      const content = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
      const document = photo.collection(PHOTOS.parts).doc(part === 0 ? name : `${name}~${part}`);
      batch.set(document, { parts, bytes: content });
    }
  }
  await batch.commit();
}

/** Returns the bytes of a photo's file, or null if it or one of its parts is missing. */
export async function readMediaFile(db: Firestore, id: string, name: string) {
  const files = photoRef(db, id).collection(PHOTOS.parts).orderBy('__name__');
  const { docs } = await files.startAt(name).endAt(`${name}~9`).get();
  const parts: unknown = docs[0]?.get('parts');
  const bytes = docs.map((part): unknown => part.get('bytes'));
  return parts === docs.length && bytes.every(Buffer.isBuffer) ? Buffer.concat(bytes) : null;
}
