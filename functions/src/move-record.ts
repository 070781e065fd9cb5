import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { RecordIdChange } from '../../src/domain/admin/admin-calls.ts';
import { ENTITIES_WITH_CHANGEABLE_ID } from '../../src/domain/admin/entities.ts';
import {
  mayBeKnownToVisitors,
  publicPath,
  type RecordLinkCollection,
} from '../../src/domain/entity/entity.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { composePreviewDocId, composeRecordLinkDocId } from '../../src/domain/site/record-paths.ts';
import { type AuditActor, createAuditEntry } from './audit-entry.ts';
import { isDeleted } from './firestore-values.ts';
import { prepareRedirection, replaceLinksToPage } from './former-page.ts';
import { readEachDocument, runJobs } from './jobs.ts';
import { createListCopyJobs } from './list-copies.ts';

/** The name under which the audit log shows the former and the new path: ids are no fields. */
const CHANGED_FIELD = 'Adresse de la page';

/** Moves a record's audit log entries to its new id, because the administration finds a record's history by its id. */
async function moveHistory(db: Firestore, { collection, id, to }: RecordIdChange): Promise<void> {
  const entries = db.collection(COLLECTIONS.auditLog).where('collection', '==', collection);
  // Reads only references to the audit log entries, because the values in an entry may take 1 MB.
  const history = entries.where('document_id', '==', id).select();
  for await (const { ref } of readEachDocument(history)) await ref.update({ document_id: to });
}

/**
 * Reads the links that a record has to others; returns a function that writes these links again under the record's new
 * id.
 */
async function prepareLinks(
  transaction: Transaction,
  db: Firestore,
  { collection, from, to }: RecordLinkCollection,
  { id, to: newId }: RecordIdChange,
): Promise<() => void> {
  const { docs } = await transaction.get(db.collection(collection).where(from, '==', id));
  return () => {
    for (const link of docs) {
      const moved = link.ref.parent.doc(composeRecordLinkDocId(newId, link.get(to)));
      transaction.set(moved, { ...link.data(), [from]: newId }).delete(link.ref);
    }
  };
}

/** Changes a record's id, also in its links. A former URL that visitors may know is redirected. @throws HttpsError */
export async function moveToNewId(
  db: Firestore,
  move: RecordIdChange,
  { actor, now }: { actor: AuditActor; now: Date },
): Promise<void> {
  const { collection, id, to, wasNeverShown } = move;
  const entity = ENTITIES_WITH_CHANGEABLE_ID.find(
    (candidate) => candidate.collection === collection,
  );
  const records = db.collection(collection);
  const previews = db.collection(COLLECTIONS.previews);
  const pageMove = await db.runTransaction(async (transaction) => {
    const record = await transaction.get(records.doc(id));
    const target = await transaction.get(records.doc(to));
    const preview = await transaction.get(previews.doc(composePreviewDocId(collection, id)));
    const values = record.data();
    // A record's subcollection would stay behind: a newsletter has one from its scheduling on.
    const parts = entity?.subcollection && record.ref.collection(entity.subcollection).limit(1);
    const hasParts = parts && !(await transaction.get(parts)).empty;
    if (!entity || !values || isDeleted(record))
      throw new HttpsError('not-found', 'Cette fiche n’existe plus');
    if (hasParts) throw new HttpsError('aborted', 'Cette fiche a déjà été envoyée ou planifiée');
    if (target.exists)
      throw new HttpsError('already-exists', 'Une autre fiche a déjà cette adresse');
    const isKnown = !wasNeverShown && mayBeKnownToVisitors(entity, values);
    const formerPath = publicPath(entity, { id });
    const newPath = publicPath(entity, { id: to });
    const moveLinks = entity.links && (await prepareLinks(transaction, db, entity.links, move));
    const movedPage = { from: formerPath, to: newPath, isKnown };
    const redirect = await prepareRedirection(transaction, db, movedPage);
    transaction.create(target.ref, values).delete(record.ref);
    if (preview.exists)
      transaction
        .set(previews.doc(composePreviewDocId(collection, to)), { ...preview.data(), record: to })
        .delete(preview.ref);
    moveLinks?.();
    redirect({ updated_at: now, updated_by: actor.uid });
    const before = { ...values, [CHANGED_FIELD]: formerPath };
    const after = { ...values, [CHANGED_FIELD]: newPath };
    const write = { collection, documentId: to, before, after };
    const entry = createAuditEntry(write, { action: 'move', actor, at: now });
    transaction.create(db.collection(COLLECTIONS.auditLog).doc(), entry);
    return movedPage;
  });
  const history = { name: 'history of a moved record', run: () => moveHistory(db, move) };
  const links = {
    name: 'links to a moved page',
    run: () => replaceLinksToPage(db, pageMove, actor.uid),
  };
  // The nightly copy of the entity's list is made again now, because it has the record under its former id.
  const jobsOfKnownPage =
    entity && pageMove.isKnown ? [links, ...createListCopyJobs(db, [entity])] : [];
  // A failed job is only logged, because the move itself is done: the record then lacks its earlier history, or links keep
  // the former URL, which redirects. Changing the URL back, and then again, repairs both.
  await runJobs([history, ...jobsOfKnownPage]);
}
