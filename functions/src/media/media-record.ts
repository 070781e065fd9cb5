import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { StoredPhoto } from '../../../src/domain/media/stored-photo.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';

const INSTANTS = ['created_at', 'updated_at', 'deleted_at', 'unused_since'];

/** The document of a photograph. */
export const photoRef = (db: Firestore, id: string) => db.collection(COLLECTIONS.media).doc(id);

/** A photograph of the library, deleted ones too; null when there is none, or not yet. */
export function photoOf(snapshot: DocumentSnapshot): StoredPhoto | null {
  const instants = INSTANTS.map((name) => {
    const date: unknown = snapshot.get(name)?.toDate?.();
    return [name, date instanceof Date ? date.toISOString() : null];
  });
  const fields = { ...snapshot.data(), ...Object.fromEntries(instants), id: snapshot.id };
  const parsed = v.safeParse(StoredPhoto, fields);
  return parsed.success ? parsed.output : null;
}
