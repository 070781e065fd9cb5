import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';

/** A file of a photograph; its name is the end of its URL, `1280.avif`. */
export type MediaFile = { name: string; type: string; bytes: Buffer };

/**
 * Where the files of photographs are. Nothing else knows: another store, such as a bucket, has to do
 * these three things only.
 */
export type MediaStore = {
  /** Stores files of a photograph, or stores them again. */
  put: (photoId: string, files: readonly MediaFile[]) => Promise<void>;
  get: (photoId: string, name: string) => Promise<MediaFile | null>;
  /** Removes files of a photograph, all of them when no names are given; those that are gone too. */
  remove: (photoId: string, names?: readonly string[]) => Promise<void>;
};

/** A document holds 1 MiB at most, its names and other fields included. */
const PART_BYTES = 900_000;

const partName = (name: string, part: number): string => (part === 0 ? name : `${name}~${part}`);

/** The bytes of a document, of another type when somebody else wrote it. */
const bytesOf = (value: unknown): Buffer => (Buffer.isBuffer(value) ? value : Buffer.alloc(0));

/**
 * Files as documents of Firestore, `media/ID/files/NAME`; larger ones in parts `NAME~1`, `NAME~2`,
 * of which the first document tells the number.
 */
export function firestoreStore(db: Firestore): MediaStore {
  const filesOf = (photoId: string) =>
    db.collection(COLLECTIONS.media).doc(photoId).collection('files');

  return {
    async put(photoId, files) {
      const writes = files.flatMap(({ name, type, bytes }) => {
        const parts = Math.max(1, Math.ceil(bytes.byteLength / PART_BYTES));
        return Array.from({ length: parts }, (_, part) => {
          const content = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
          const document = filesOf(photoId).doc(partName(name, part));
          return document.set({ type, parts, bytes: content });
        });
      });
      await Promise.all(writes);
    },

    async get(photoId, name) {
      const first = await filesOf(photoId).doc(name).get();
      const [type, parts]: unknown[] = [first.get('type'), first.get('parts')];
      if (typeof type !== 'string' || typeof parts !== 'number') return null;
      const others = Array.from({ length: parts - 1 }, (_, part) =>
        filesOf(photoId).doc(partName(name, part + 1)),
      );
      const rest = others.length > 0 ? await db.getAll(...others) : [];
      if (rest.some(({ exists }) => !exists)) return null;
      const bytes = [first, ...rest].map((part) => bytesOf(part.get('bytes')));
      return { name, type, bytes: Buffer.concat(bytes) };
    },

    async remove(photoId, names) {
      const isNamed = ({ id }: DocumentReference) =>
        names === undefined || names.some((name) => id === name || id.startsWith(`${name}~`));
      const { docs } = await filesOf(photoId).select().get();
      const writer = db.bulkWriter();
      for (const { ref } of docs) if (isNamed(ref)) void writer.delete(ref);
      await writer.close();
    },
  };
}
