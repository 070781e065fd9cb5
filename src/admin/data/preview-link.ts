import { doc } from 'firebase/firestore';
import type { Entity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { lastSavedFields, writeTransaction } from './transaction.ts';

/** Path of the document with the one preview link of a record. */
export const previewPath = ({ collection }: Entity, id: string) =>
  `${COLLECTIONS.previews}/${collection}_${id}`;

/** Stores a new secret link, which shows a record's page until the time `until`; the former link stops working. */
export const writePreviewLink = (entity: Entity, record: string, until: Date) =>
  writeTransaction(async (transaction) => {
    const link = { collection: entity.collection, record, token: crypto.randomUUID(), until };
    transaction.set(doc(adminDb, previewPath(entity, record)), { ...link, ...lastSavedFields() });
  });
