import {
  collection,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite';
import { readDocuments } from '#data/read-documents.ts';
import { report } from '#data/report.ts';
import { AuditEntry } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { readDb } from './admin-db.ts';
import { withDeadline } from './with-deadline.ts';
import { author } from './write-stamps.ts';

/** Who saved a record last, or deleted it, and when. */
export type LastWrite = {
  /** The account's email address; null when it is not known. */
  by: string | null;
  /** Whether it is this account, in another window or on another device. */
  isOwn: boolean;
  /** ISO; null when it is not known. */
  at: string | null;
};

async function readEntries(...asked: QueryConstraint[]): Promise<AuditEntry[]> {
  const entries = query(collection(readDb, COLLECTIONS.auditLog), ...asked);
  const { docs } = await withDeadline(getDocs(entries));
  return readDocuments(AuditEntry, COLLECTIONS.auditLog, docs);
}

async function readDeletion(name: CollectionName, id: string): Promise<LastWrite> {
  const entries = await readEntries(
    where('collection', '==', name),
    where('document_id', '==', id),
    where('action', '==', 'delete'),
  );
  const last = entries.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))[0];
  const isOwn = last?.actor?.uid === author();
  return { by: last?.actor?.email ?? null, isOwn, at: last?.at ?? null };
}

/**
 * Who saved a record as it is `stored` now, or deleted it (null), and when. Records hold the account's
 * id only: its address comes from the journal. Never throws: what cannot be read is not known.
 */
export async function readLastWrite(
  name: CollectionName,
  id: string,
  stored: Record<string, unknown> | null,
): Promise<LastWrite> {
  const at = typeof stored?.updated_at === 'string' ? stored.updated_at : null;
  try {
    if (stored === null) return await readDeletion(name, id);
    const { updated_by: uid } = stored;
    if (typeof uid !== 'string') return { by: null, isOwn: false, at };
    if (uid === author()) return { by: null, isOwn: true, at };
    const [any] = await readEntries(where('actor.uid', '==', uid), limit(1));
    return { by: any?.actor?.email ?? null, isOwn: false, at };
  } catch (error) {
    report('L’auteur d’une modification n’a pas pu être lu', error);
    return { by: null, isOwn: false, at };
  }
}
