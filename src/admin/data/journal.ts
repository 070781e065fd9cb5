import { collection, limit, type QueryConstraint, query, where } from 'firebase/firestore/lite';
import { readDocuments } from '#data/read-documents.ts';
import { AuditEntry } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { readDb } from './admin-db.ts';
import { readDocs } from './read.ts';
import { author } from './write.ts';

async function readEntries(...asked: QueryConstraint[]): Promise<AuditEntry[]> {
  const docs = await readDocs(query(collection(readDb, COLLECTIONS.auditLog), ...asked));
  return readDocuments(AuditEntry, COLLECTIONS.auditLog, docs);
}

const timeOf = ({ at }: AuditEntry) => at ?? '';

/** Fields left out of an earlier version: publication is decided anew. */
const PUBLICATION = new Set(['published', 'active', 'publish_at']);

/** Returns the fields changed since a journal entry, with their values just after that entry. */
export async function readVersion(
  name: CollectionName,
  id: string,
  entryId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = await readEntries(
    where('collection', '==', name),
    where('document_id', '==', id),
  );
  const chosen = entries.find((entry) => entry.id === entryId);
  const later = entries
    .filter((entry) => chosen && timeOf(entry) > timeOf(chosen))
    .sort((one, other) => timeOf(other).localeCompare(timeOf(one)));
  const then = Object.assign({}, ...later.map(({ before }) => before ?? {}));
  return Object.fromEntries(Object.entries(then).filter(([field]) => !PUBLICATION.has(field)));
}

export type LastWrite = {
  /** The account's email address; null when unknown. */
  by: string | null;
  /** True if this account saved, in another window or on another device. */
  isOwn: boolean;
  /** ISO; null when unknown. */
  at: string | null;
};

/**
 * Reads who last saved a record, and when. Records hold only the account's id; the email address comes
 * from a journal entry of the account. Never throws.
 */
export async function readLastWrite({
  updated_at,
  updated_by: uid,
}: Record<string, unknown>): Promise<LastWrite> {
  const at = typeof updated_at === 'string' ? updated_at : null;
  if (uid === author()) return { by: null, isOwn: true, at };
  const [any] = await readEntries(where('actor.uid', '==', uid ?? ''), limit(1)).catch(() => []);
  return { by: any?.actor?.email ?? null, isOwn: false, at };
}
