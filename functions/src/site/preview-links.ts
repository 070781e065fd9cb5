import * as v from 'valibot';
import { contentEntityOfCollection } from '../../../src/domain/admin/entities.ts';
import { publicPath } from '../../../src/domain/entity/entity.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { PREVIEW_LINK_PATH_PATTERN } from '../../../src/domain/site/preview-link.ts';
import { openFirestore } from '../firebase.ts';
import { isDeleted, snapshotToPlainDocument, timestampToDate } from '../firestore-values.ts';

/** Returns the record that a preview link shows, and the path of its page; null for other paths and expired links. */
export async function findPreviewedRecord(pathname: string) {
  const [, token] = PREVIEW_LINK_PATH_PATTERN.exec(pathname) ?? [];
  if (!token) return null;
  const db = await openFirestore();
  const query = db.collection(COLLECTIONS.previews).where('token', '==', token);
  const links = await query.limit(1).get();
  const [link] = links.docs;
  const entity = contentEntityOfCollection(link?.get('collection'));
  const kind = entity?.page.preview;
  if (!link || !kind || (timestampToDate(link.get('until')) ?? 0) < new Date()) return null;
  const id = v.parse(v.string(), link.get('record'));
  const snapshot = await db.collection(entity.collection).doc(id).get();
  if (!snapshot.exists || isDeleted(snapshot)) return null;
  const record = snapshotToPlainDocument(snapshot);
  return { kind, record, path: publicPath(entity, record) };
}
