import { gzipSync } from 'node:zlib';
import type { Firestore } from 'firebase-admin/firestore';
import { CONTENT_ENTITIES } from '../../src/domain/admin/entities.ts';
import { type ContentEntity, nameFieldOf } from '../../src/domain/entity/entity.ts';
import { PHOTO_IN_JSON_PATTERN } from '../../src/domain/media/photo.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { QUERY_DOCS_MAX } from '../../src/domain/site/limits.ts';
import { snapshotToPlainDocument, splitBytes } from './firestore-values.ts';
import { readEachDocument } from './jobs.ts';

/**
 * A copy of a list is dated 5 minutes early. Readers add records saved since that date, and a planned publication has
 * the date at which its job started, minutes before it is written.
 */
const OVERLAP_MS = 5 * 60_000;

async function copyList(db: Firestore, entity: ContentEntity) {
  const { collection, listed, shownBy } = entity;
  const at = new Date(Date.now() - OVERLAP_MS);
  const listedNames = Object.keys(listed?.entries ?? {});
  const names = ['id', nameFieldOf(entity), shownBy, 'deleted_at', ...listedNames];
  const rows: object[] = [];
  for await (const document of readEachDocument(db.collection(collection))) {
    const record = snapshotToPlainDocument(document);
    const row = names.map((name) => [name, record[name]]);
    // Leaves out the photos' placeholders (parameter `p`), which are most of the bytes of a photo's URL.
    const text = JSON.stringify(record).replaceAll(/&(?:amp;)?p=[\w-]*/g, '');
    rows.push({ ...Object.fromEntries(row), pictures: text.match(PHOTO_IN_JSON_PATTERN) });
  }
  const copies = db.collection(COLLECTIONS.listCopies);
  const formerParts = await copies.where('collection', '==', collection).get();
  const batch = db.batch();
  for (const { ref } of formerParts.docs) batch.delete(ref);
  if (rows.length > QUERY_DOCS_MAX) {
    for (const [index, bytes] of splitBytes(gzipSync(JSON.stringify(rows))).entries()) {
      // The part's number is padded with zeros, because parts are read in the alphabetical order of their ids.
      const part = String(index).padStart(3, '0');
      batch.set(copies.doc(`${collection}-${part}`), { collection, at, bytes });
    }
  }
  await batch.commit();
}

/**
 * Returns one job per entity. The job copies the entity's list, if it is longer than `QUERY_DOCS_MAX`, which says who
 * reads it, into a few documents.
 */
export const createListCopyJobs = (
  db: Firestore,
  entities: readonly ContentEntity[] = CONTENT_ENTITIES,
) =>
  entities.map((entity) => ({
    name: `copy of ${entity.collection}`,
    run: () => copyList(db, entity),
  }));
