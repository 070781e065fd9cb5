import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { readDocuments } from '#data/read-documents.ts';
import { AuditEntry } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { readDb } from './admin-db.ts';
import { withDeadline } from './with-deadline.ts';

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
  const asked = query(
    collection(readDb, COLLECTIONS.auditLog),
    where('collection', '==', name),
    where('document_id', '==', id),
  );
  const { docs } = await withDeadline(getDocs(asked));
  const entries = readDocuments(AuditEntry, COLLECTIONS.auditLog, docs);
  const at = entries.find((entry) => entry.id === entryId)?.at ?? '';
  const later = entries
    .filter((entry) => (entry.at ?? '') > at)
    .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
  const then = Object.assign({}, ...later.map(({ before }) => before ?? {}));
  return Object.fromEntries(Object.entries(then).filter(([field]) => !PUBLICATION.has(field)));
}
