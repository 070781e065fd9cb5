import { collection, limit, type QueryConstraint, query, where } from 'firebase/firestore/lite';
import { readDocuments } from '#data/read-documents.ts';
import { report } from '#data/report.ts';
import { AuditEntry } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { readDb } from './admin-db.ts';
import { readDocs } from './read.ts';
import { author } from './write.ts';

async function readEntries(...asked: QueryConstraint[]): Promise<AuditEntry[]> {
  const docs = await readDocs(query(collection(readDb, COLLECTIONS.auditLog), ...asked));
  const entries = readDocuments(AuditEntry, COLLECTIONS.auditLog, docs);
  return entries.sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

/** Reads the entries of one record, the newest first. */
const readHistory = (name: CollectionName, id: string) =>
  readEntries(where('collection', '==', name), where('document_id', '==', id));

/** Fields that a version leaves as they are: when a record is shown is decided anew. */
const PUBLICATION = new Set(['published', 'active', 'publish_at']);

/**
 * Returns the fields in which a record differed once a journal entry was written: what every later entry
 * changed, as it was before. Rejects when the server does not answer.
 */
export async function readVersion(
  name: CollectionName,
  id: string,
  entryId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = await readHistory(name, id);
  const at = entries.find((entry) => entry.id === entryId)?.at ?? '';
  const later = entries.filter((entry) => (entry.at ?? '') > at);
  const then = Object.assign({}, ...later.map(({ before }) => before ?? {}));
  return Object.fromEntries(Object.entries(then).filter(([field]) => !PUBLICATION.has(field)));
}

/** The last save or the deletion of a record. */
export type LastWrite = {
  /** The account's email address; null when it is not known. */
  by: string | null;
  /** True if it is this account, in another window or on another device. */
  isOwn: boolean;
  /** ISO; null when it is not known. */
  at: string | null;
};

async function readDeletion(name: CollectionName, id: string): Promise<LastWrite> {
  const last = (await readHistory(name, id)).find(({ action }) => action === 'delete');
  const { email = null, uid } = last?.actor ?? {};
  return { by: email, isOwn: uid === author(), at: last?.at ?? null };
}

/**
 * Reads who saved a record as it is `stored` now, or deleted it (null), and when. Records hold the
 * account's id only: its address comes from the journal. Never throws: what cannot be read is not known.
 */
export async function readLastWrite(
  name: CollectionName,
  id: string,
  stored: Record<string, unknown> | null,
): Promise<LastWrite> {
  const at = typeof stored?.updated_at === 'string' ? stored.updated_at : null;
  const unknown = { by: null, isOwn: false, at };
  try {
    if (stored === null) return await readDeletion(name, id);
    const { updated_by: uid } = stored;
    if (typeof uid !== 'string') return unknown;
    if (uid === author()) return { ...unknown, isOwn: true };
    const [any] = await readEntries(where('actor.uid', '==', uid), limit(1));
    return { ...unknown, by: any?.actor?.email ?? null };
  } catch (error) {
    report('L’auteur d’une modification n’a pas pu être lu', error);
    return unknown;
  }
}
