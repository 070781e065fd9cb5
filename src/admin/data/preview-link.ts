import { doc } from 'firebase/firestore';
import type { Entity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { composePreviewDocId } from '#domain/site/record-paths.ts';
import { adminDb } from './admin-db.ts';
import { runWriteTransaction, updatedAtAndBy } from './transaction.ts';

/** Path of the document that holds a record's only preview link. */
export const previewDocumentPath = ({ collection }: Entity, id: string) =>
  `${COLLECTIONS.previews}/${composePreviewDocId(collection, id)}`;

/** Stores a record's new secret preview link, valid until the time `until`; the record's former link stops working. */
export const writePreviewLink = (entity: Entity, record: string, until: Date) =>
  runWriteTransaction(async (transaction) => {
    const link = { collection: entity.collection, record, token: crypto.randomUUID(), until };
    transaction.set(doc(adminDb, previewDocumentPath(entity, record)), {
      ...link,
      ...updatedAtAndBy(),
    });
  });
