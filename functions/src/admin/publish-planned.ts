import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { PUBLISHED_COLLECTIONS, shownField } from '../../../src/domain/admin/publication.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { firestoreCode } from '../calls/firestore-error.ts';
import { dateIn } from '../calls/stored-date.ts';
import { type Actor, journalEntry, writeId } from '../journal/journal-entry.ts';
import { readLinks } from './publish-links.ts';

type PublishedCollection = (typeof PUBLISHED_COLLECTIONS)[number];

/** More in one collection at once wait for the next run. */
const PAGE = 100;

/** Who planned a record for this time, by the journal; else who saved it last. */
async function plannerOf(
  db: Firestore,
  transaction: Transaction,
  record: DocumentSnapshot,
  plan: Date,
): Promise<Actor | null> {
  const entries = db
    .collection(COLLECTIONS.auditLog)
    .where('document_id', '==', record.id)
    .where('changed', 'array-contains', 'publish_at');
  const { docs } = await transaction.get(entries);
  const [planned] = docs
    .filter(
      (entry) =>
        entry.get('collection') === record.ref.parent.id &&
        dateIn(entry.get('after.publish_at'))?.getTime() === plan.getTime(),
    )
    .toSorted((one, other) => Number(dateIn(other.get('at'))) - Number(dateIn(one.get('at'))));
  const saver: unknown = record.get('updated_by');
  return planned?.get('actor') ?? (typeof saver === 'string' ? { uid: saver, email: null } : null);
}

/**
 * Publishes a record if it is due, with its links, and logs it, all or nothing.
 * @returns false when its plan has been changed or taken back, or another run was first.
 */
function publishOne(
  db: Firestore,
  {
    collection,
    document,
    now,
  }: {
    collection: PublishedCollection;
    document: DocumentReference;
    now: Date;
  },
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const record = await transaction.get(document);
    const before = record.data();
    const plan = dateIn(before?.publish_at);
    const shown = shownField(collection);
    if (!before || !shown || plan === null || plan > now) return false;
    const actor = await plannerOf(db, transaction, record, plan);
    const publishLinks =
      collection === COLLECTIONS.hotels ? await readLinks(db, transaction, record.id) : null;
    const after = {
      ...before,
      [shown]: true,
      publish_at: null,
      // The date that visitors read is the one that was planned.
      created_at: before.created_at ?? before.publish_at,
      updated_at: now,
      updated_by: actor?.uid ?? null,
    };
    transaction.set(document, after);
    publishLinks?.(true);
    const write = { collection, documentId: record.id, before, after };
    transaction.create(
      db.collection(COLLECTIONS.auditLog).doc(writeId(write, now)),
      journalEntry(write, { action: 'publish', actor, at: now }),
    );
    return true;
  });
}

/**
 * Publishes what is planned until now (`publish_at`). One that fails is left to the next run.
 * @returns how many were published.
 */
export async function publishDue(db: Firestore, now: Date): Promise<number> {
  let published = 0;
  for (const collection of PUBLISHED_COLLECTIONS) {
    const due = db.collection(collection).where('publish_at', '<=', now).orderBy('publish_at');
    const { docs } = await due.limit(PAGE).select().get();
    for (const { ref: document } of docs) {
      try {
        published += Number(await publishOne(db, { collection, document, now }));
      } catch (error) {
        logger.error('not published', { document: document.path, code: firestoreCode(error) });
      }
    }
  }
  return published;
}
