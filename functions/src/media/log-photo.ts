import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AuditAction } from '../../../src/domain/admin/audit-entry.ts';
import type { StoredPhoto } from '../../../src/domain/media/stored-photo.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { type Actor, batchOf, journalEntry, writeId } from '../journal/journal-entry.ts';

/** What administrators give a photograph. */
type Logged = Pick<StoredPhoto, 'alt' | 'caption' | 'credit' | 'focal' | 'file_name'>;

/** A photograph before and after; null for one that is new or gone. */
type Change = {
  id: string;
  action: AuditAction;
  before: Logged | null;
  after: (Logged & { replaced_by?: string }) | null;
};

function loggedOf({ alt, caption, credit, focal, file_name }: Logged): Logged {
  return { alt, caption, credit, focal, file_name };
}

/**
 * Logs a change of a photograph in the transaction that makes it: no trigger does, as most writes of
 * its document are the library's own. The records that are rewritten with it have the same batch.
 */
export function logPhoto(
  db: Firestore,
  transaction: Transaction,
  { id, action, before, after }: Change,
  { actor, now }: { actor: Actor; now: Date },
): void {
  const replaced = after?.replaced_by === undefined ? {} : { replaced_by: after.replaced_by };
  const write = {
    collection: COLLECTIONS.media,
    documentId: id,
    before: before && loggedOf(before),
    after: after && { ...loggedOf(after), ...replaced },
  };
  const batch = batchOf(actor.uid, now);
  transaction.set(
    db.collection(COLLECTIONS.auditLog).doc(writeId(write, now)),
    journalEntry(write, { action, actor, at: now, batch }),
  );
}
