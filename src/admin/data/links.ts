import { type DocumentData, doc, type Transaction } from 'firebase/firestore';
import * as v from 'valibot';
import { type Entity, isShownToVisitors, linksOf } from '#domain/entity/entity.ts';
import { recordLinkDocumentId } from '#domain/site/record-paths.ts';
import { adminDb } from './admin-db.ts';
import { AdminError } from './errors.ts';
import { readDocs } from './read.ts';
import { lastSavedFields, now } from './transaction.ts';

const Ids = v.fallback(v.array(v.string()), []);

/** Returns the sorted ids of the records to which a record has links, such as a hotel's destinations. */
export async function readLinkedRecordIds(entity: Entity, id: string): Promise<string[]> {
  const links = linksOf(entity);
  if (!links) return [];
  const found = await readDocs(links.collection, { where: [[links.from, '==', id]] });
  return v.parse(Ids, found.map((link) => link[links.to]).filter(Boolean)).sort();
}

export type LinkedIdsChange = { before: readonly string[]; after: readonly string[] };

/** Returns the linked ids before and after a change of a form; its other values are fields of the record itself. */
export function linksIn(entity: Entity, before: object, after: object): LinkedIdsChange {
  const idsIn = (values: object) => v.parse(Ids, Reflect.get(values, linksOf(entity)?.field ?? ''));
  return { before: idsIn(before), after: idsIn(after) };
}

/** Reads what a change of links needs; returns a function that writes it, as transactions read before they write. */
export async function prepareRecordLinkChange(
  transaction: Transaction,
  entity: Entity,
  id: string,
  record: DocumentData,
  { before, after }: LinkedIdsChange,
): Promise<() => void> {
  if (entity.kind !== 'content' || !entity.links) return () => undefined;
  const { links, shownBy } = entity;
  const added = after.filter((other) => !before.includes(other));
  const targets = await Promise.all(
    added.map((other) => transaction.get(doc(adminDb, links.target, other))),
  );
  const isGone = targets.some((target) => !target.exists() || target.get('deleted_at'));
  if (isGone) throw new AdminError('refused', links.targetGone);

  const write = (other: string, link: DocumentData) => {
    const document = doc(adminDb, links.collection, recordLinkDocumentId(id, other));
    transaction.set(document, { ...link, ...lastSavedFields() });
  };
  const { deleted_at } = record;
  const state = { [shownBy]: isShownToVisitors(entity, record), ...(deleted_at && { deleted_at }) };
  return () => {
    // A removed link is stored without its two ids, so that queries do not find it.
    for (const other of before.filter((one) => !after.includes(one)))
      write(other, { [shownBy]: false, deleted_at: now() });
    for (const other of after) write(other, { [links.from]: id, [links.to]: other, ...state });
  };
}
