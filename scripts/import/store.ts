import { isDeepStrictEqual } from 'node:util';
import { type DocumentData, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { namesOf } from '#domain/schema/field.ts';
import { picturesIn, withPictures } from './pictures.ts';
import type { Entry, Plan } from './plans.ts';
import { TABLE_NAMES } from './tables.ts';

/** Reads all stored documents of the collections into which an import writes, by path. */
export async function readStored(db: Firestore): Promise<Map<string, DocumentData>> {
  const found = await Promise.all(TABLE_NAMES.map((name) => db.collection(name).get()));
  const documents = found.flatMap(({ docs }) => docs);
  return new Map(documents.map((document) => [document.ref.path, document.data()]));
}

/**
 * Marks a planned row as new, stored already or different here. A picture that was copied to this site is no
 * difference.
 */
export function compareWithStored(entry: Entry, stored: DocumentData | undefined): Entry {
  const { fields } = entry;
  if (!fields || !stored) return entry;
  const compared = 'email' in fields ? ['active'] : namesOf(fields);
  const others = compared.filter((name) => {
    const given = picturesIn(fields[name]);
    const isOurs = (url: string) => given.includes(url) || url.startsWith('/media/');
    const here = withPictures(stored[name], (url) => (isOurs(url) ? '' : url));
    const there = withPictures(fields[name], () => '');
    return !isDeepStrictEqual(here, there);
  });
  if (others.length === 0) return { ...entry, notes: [], state: 'same' };
  return { ...entry, notes: [`other ${others.join(', ')} here: left alone`], state: 'kept' };
}

/** Writes the new documents of an import. @throws if one of these documents exists by now */
export async function writeNew(db: Firestore, plans: readonly Plan[]): Promise<void> {
  const writer = db.bulkWriter();
  const added = plans.flatMap(({ entries }) => entries.filter(({ state }) => state === 'new'));
  const writes = added.map(({ path, fields }) => {
    const stamps = { updated_at: FieldValue.serverTimestamp(), updated_by: null };
    return writer.create(db.doc(path), { ...fields, ...stamps });
  });
  await Promise.all([...writes, writer.close()]);
}
