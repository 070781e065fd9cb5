import { type DocumentData, doc, type Transaction } from 'firebase/firestore';
import * as v from 'valibot';
import { type Entity, findRecordLinkCollection, isShownToVisitors } from '#domain/entity/entity.ts';
import type { FormValues, RecordValues } from '#domain/schema/typed-fields.ts';
import { composeRecordLinkDocId } from '#domain/site/record-paths.ts';
import { adminDb } from './admin-db.ts';
import { readAllDocs } from './read.ts';
import { createServerTimestamp, updatedAtAndBy } from './transaction.ts';

const Ids = v.fallback(v.array(v.string()), []);

/** Returns the sorted ids of the records that a record links to, such as the destinations of a hotel. */
export async function readLinkedIds(entity: Entity, id: string): Promise<string[]> {
  const links = findRecordLinkCollection(entity);
  if (!links) return [];
  const storedLinks = await readAllDocs(links.collection, { where: [[links.from, '==', id]] });
  return v.parse(Ids, storedLinks.map((link) => link[links.to]).filter(Boolean)).sort();
}

export type LinkedIdsChange = { before: readonly string[]; after: readonly string[] };

/** Returns the ids of the records that a record links to before and after an edit, from the values of the form. */
export function linkedIdsBeforeAndAfter(
  entity: Entity,
  before: FormValues,
  after: RecordValues,
): LinkedIdsChange {
  const links = findRecordLinkCollection(entity);
  if (!links) return { before: [], after: [] };
  return { before: v.parse(Ids, before[links.field]), after: v.parse(Ids, after[links.field]) };
}

/** Writes the documents of a record's links; visitors can read these exactly when they can read the record. */
export function writeLinkDocuments(
  transaction: Transaction,
  entity: Entity,
  id: string,
  record: DocumentData,
  { before, after }: LinkedIdsChange,
): void {
  if (entity.kind !== 'content' || !entity.links) return;
  const { links, shownBy } = entity;
  const write = (linkedId: string, link: DocumentData) => {
    const document = doc(adminDb, links.collection, composeRecordLinkDocId(id, linkedId));
    transaction.set(document, { ...link, ...updatedAtAndBy() });
  };
  const { deleted_at } = record;
  const state = { [shownBy]: isShownToVisitors(entity, record), ...(deleted_at && { deleted_at }) };
  // The document of a removed link loses the ids of both records, so that no query for either record finds it.
  const removedIds = before.filter((linkedId) => !after.includes(linkedId));
  for (const linkedId of removedIds)
    write(linkedId, { [shownBy]: false, deleted_at: createServerTimestamp() });
  for (const linkedId of after)
    write(linkedId, { [links.from]: id, [links.to]: linkedId, ...state });
}
