import type { QueryFilter } from '#data/firestore/firestore-query.ts';
import { parseDocuments } from '#data/firestore/read-documents.ts';
import { AuditEntry } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { readAllDocs } from './read.ts';

const timeOf = ({ at }: AuditEntry) => at ?? '';

/** Fields that are not restored with an earlier version, because publishing a record is a separate decision. */
const PUBLICATION = new Set(['published', 'active', 'publish_at']);

/**
 * Finds an earlier version of a record by an audit log entry: `values` are the values, after the entry's change or
 * (`isBefore`) before it, of the fields changed since; `at` is the entry's time. Both are empty for an unknown entry.
 */
export async function readRecordVersion(
  name: CollectionName,
  id: string,
  entryId: string,
  isBefore: boolean,
) {
  const { auditLog } = COLLECTIONS;
  const where: QueryFilter[] = [
    ['collection', '==', name],
    ['document_id', '==', id],
  ];
  const entries = parseDocuments(AuditEntry, auditLog, await readAllDocs(auditLog, { where }));
  const chosen = entries.find((entry) => entry.id === entryId);
  const undoneEntries = entries
    .filter((entry) => chosen && timeOf(entry) > timeOf(chosen))
    .concat(isBefore && chosen ? [chosen] : [])
    .sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
  const formerValues = Object.assign({}, ...undoneEntries.map(({ before }) => before ?? {}));
  const restored = Object.entries(formerValues).filter(([field]) => !PUBLICATION.has(field));
  return { at: chosen?.at ?? null, values: Object.fromEntries(restored) };
}
