import { gzipSync } from 'node:zlib';
import type { Firestore } from 'firebase-admin/firestore';
import { SHOWING } from '../../src/domain/admin/entities.ts';
import type { Entity } from '../../src/domain/entity/entity.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { LIST_PAGE_MAX } from '../../src/domain/site/limits.ts';
import { fieldsOf } from './firestore-values.ts';
import { PART_BYTES } from './media/store.ts';

/** How the addresses of a photo's files begin. */
const PHOTO = /\/media\/[0-9a-f]{24}-/g;

async function copyList(db: Firestore, { collection, listed, title }: Entity): Promise<void> {
  const { docs, readTime: at } = await db.collection(collection).get();
  const names = ['id', 'published', 'deleted_at', ...Object.keys(listed?.entries ?? {})];
  const rows = docs.map((document) => {
    const record = fieldsOf(document, 'created_at', 'deleted_at');
    const row = [...names, title ?? ''].map((name) => [name, Reflect.get(record, name)]);
    return { ...Object.fromEntries(row), pictures: JSON.stringify(record).match(PHOTO) };
  });
  const isLong = rows.length > LIST_PAGE_MAX;
  const file = isLong ? gzipSync(JSON.stringify(rows)) : Buffer.alloc(0);
  const copies = db.collection(COLLECTIONS.listCopies);
  const former = await copies.where('collection', '==', collection).get();
  const batch = db.batch();
  for (const { ref } of former.docs) batch.delete(ref);
  for (let start = 0; start < file.length; start += PART_BYTES) {
    const bytes = file.subarray(start, start + PART_BYTES);
    batch.set(copies.doc(`${collection}-${start / PART_BYTES}`), { collection, at, bytes });
  }
  await batch.commit();
}

/** Copies each long list into a few documents, which cost less to read than its records. */
export const listCopies = (db: Firestore) =>
  SHOWING.map((entity) => ({
    name: `copy of ${entity.collection}`,
    run: () => copyList(db, entity),
  }));
