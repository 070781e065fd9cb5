import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import {
  type DeleteAnswer,
  type DeletedRecord,
  DeleteRecords,
} from '../../../src/domain/admin/admin-calls.ts';
import { isPersonal, TRASH_MINUTES } from '../../../src/domain/admin/audit-entry.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { siteCall } from '../calls/site-call.ts';
import { database } from '../database.ts';
import { type Actor, deletionId, journalEntry } from '../journal/journal-entry.ts';
import { adminRequest } from './admin-request.ts';
import { adminTransaction } from './admin-transaction.ts';
import { ownReservation } from './slug-reservation.ts';

const TRASH_MS = TRASH_MINUTES * 60_000;

const LINK_SIDES: Partial<Record<string, string>> = {
  [COLLECTIONS.hotels]: 'hotel_id',
  [COLLECTIONS.destinations]: 'destination_id',
};

/** What goes with a record: its links, and the reservation of its slug. */
async function dependentsOf(db: Firestore, transaction: Transaction, record: DocumentSnapshot) {
  const collection = record.ref.parent.id;
  const side = LINK_SIDES[collection];
  const links = db.collection(COLLECTIONS.hotelDestinations);
  const linked = side ? (await transaction.get(links.where(side, '==', record.id))).docs : [];
  const slug =
    collection === COLLECTIONS.destinations
      ? await ownReservation(db, transaction, {
          id: record.id,
          slug: record.get('destination_slug'),
        })
      : null;
  return { links: linked.map(({ ref }) => ref), slug };
}

const wasThere = (
  record: DocumentSnapshot,
): record is DocumentSnapshot & { updateTime: Timestamp } => record.updateTime !== undefined;

type Deletion = Pick<DeleteRecords, 'collection' | 'requestId' | 'batch'> & {
  actor: Actor;
  now: Date;
};

/** Deletes a record. Its journal entry and, of visitors' data, the trash hold what « Annuler » needs. */
function deleteLogged(
  db: Firestore,
  transaction: Transaction,
  record: DocumentSnapshot & { updateTime: Timestamp },
  links: readonly DocumentReference[],
  { collection, requestId, batch = requestId, actor, now }: Deletion,
): DeletedRecord {
  const before = record.data() ?? {};
  const write = { collection, documentId: record.id, before, after: null };
  const auditId = deletionId(write, record.updateTime);
  const names = links.map((link) => link.id);
  transaction.create(db.collection(COLLECTIONS.auditLog).doc(auditId), {
    ...journalEntry(write, { action: 'delete', actor, at: now, links: names, batch }),
    request_id: requestId,
  });
  if (isPersonal(collection)) {
    const expires_at = new Date(now.getTime() + TRASH_MS);
    const trashed = { data: before, document_id: record.id, expires_at };
    transaction.set(db.collection(COLLECTIONS.trash).doc(auditId), trashed);
  }
  transaction.delete(record.ref);
  return { id: record.id, auditId };
}

/** What the request's first attempt deleted: the trash has the ids that the journal keeps from itself. */
async function deletedBefore(
  db: Firestore,
  transaction: Transaction,
  entries: readonly DocumentSnapshot[],
): Promise<DeletedRecord[]> {
  const trash = db.collection(COLLECTIONS.trash);
  const trashed = await transaction.getAll(...entries.map(({ id }) => trash.doc(id)));
  return entries.map((entry, index) => ({
    id: trashed[index]?.get('document_id') ?? entry.get('document_id'),
    auditId: entry.id,
  }));
}

/**
 * Deletes records with their links, all or none, and logs it. A repeated request, as after an answer
 * that was lost, deletes nothing more and gets the same answer.
 * @throws HttpsError aborted.
 */
export function deleteTogether(
  db: Firestore,
  { requestId, batch, collection, ids }: DeleteRecords,
  { actor, now }: { actor: Actor; now: Date },
): Promise<DeleteAnswer> {
  const references = [...new Set(ids)].map((id) => db.collection(collection).doc(id));
  const deletion = { collection, requestId, batch, actor, now };
  const entries = db.collection(COLLECTIONS.auditLog).where('request_id', '==', requestId);
  return adminTransaction(db, async (transaction) => {
    const { docs: done } = await transaction.get(entries);
    if (done.length > 0) return { deleted: await deletedBefore(db, transaction, done) };
    const records = await transaction.getAll(...references);
    const dependents = await Promise.all(
      records.map((record) => dependentsOf(db, transaction, record)),
    );
    const deleted: DeletedRecord[] = [];
    for (const [index, record] of records.entries()) {
      const { links = [], slug = null } = dependents[index] ?? {};
      for (const link of links) transaction.delete(link);
      if (slug) transaction.delete(slug);
      if (wasThere(record)) {
        deleted.push(deleteLogged(db, transaction, record, links, deletion));
      }
    }
    return { deleted };
  });
}

export const deleteRecords = siteCall({}, async (request) => {
  const { actor, payload } = await adminRequest(DeleteRecords, request);
  return deleteTogether(await database(), payload, { actor, now: new Date() });
});
