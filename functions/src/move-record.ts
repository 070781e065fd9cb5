import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { RecordMove } from '../../src/domain/admin/admin-calls.ts';
import { CONTENTS, MOVABLE_ENTITIES } from '../../src/domain/admin/entities.ts';
import { isShown, publicPage } from '../../src/domain/entity/entity.ts';
import { normalisePath } from '../../src/domain/redirection/redirection.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { linkDocumentId } from '../../src/domain/site/record-paths.ts';
import { readEachDocument, runJobs } from './jobs.ts';
import { createJournalEntry, type JournalActor, SLUG_CHANGE_FIELD } from './journal-entry.ts';
import { listCopies } from './list-copies.ts';

/** Condition that no document meets, for entities without links. */
const NO_LINKS = { collection: COLLECTIONS.redirections, from: 'none', to: 'none' };

/** Characters that may follow a path in a value that is written as JSON. */
const ENDS = ['"', '\\"', '?', '#'];

/** Replaces links to a page, and blocks that show the page, in all records with pages, and in letters to be sent. */
async function replaceLinks(db: Firestore, from: string, to: string): Promise<void> {
  const names = CONTENTS.flatMap(({ collection, parts }) => [collection, parts ?? []].flat());
  const follow = (text: string, end: string) => text.replaceAll(`"${from}${end}`, `"${to}${end}`);
  const changesOf = (document: DocumentSnapshot) =>
    Object.entries(document.data() ?? {}).flatMap(([field, value]) => {
      const text = JSON.stringify(value);
      const moved = ENDS.reduce(follow, text);
      return moved === text ? [] : [[field, JSON.parse(moved)]];
    });
  for (const name of names)
    for await (const document of readEachDocument(db.collectionGroup(name))) {
      if (changesOf(document).length === 0) continue;
      await db.runTransaction(async (transaction) => {
        const changes = changesOf(await transaction.get(document.ref));
        if (changes.length > 0) transaction.update(document.ref, Object.fromEntries(changes));
      });
    }
}

/** Lets a record's history, which is read by the record's id, follow it to another id. */
async function moveHistory(db: Firestore, { collection, id, to }: RecordMove): Promise<void> {
  const entries = db.collection(COLLECTIONS.auditLog).where('collection', '==', collection);
  // Without their values, which may take 1 MB each.
  const found = entries.where('document_id', '==', id).select();
  for await (const { ref } of readEachDocument(found)) await ref.update({ document_id: to });
}

/** Changes a record's id and links. A former URL that visitors may know redirects to the new one. @throws HttpsError */
export async function moveRecord(
  db: Firestore,
  move: RecordMove,
  { actor, now }: { actor: JournalActor; now: Date },
): Promise<void> {
  const { collection, id, to, isUnseen } = move;
  const entity = MOVABLE_ENTITIES.find((one) => one.collection === collection);
  const records = db.collection(collection);
  const redirections = db.collection(COLLECTIONS.redirections);
  const previews = db.collection(COLLECTIONS.previews);
  const { from, page, wasShown } = await db.runTransaction(async (transaction) => {
    const record = await transaction.get(records.doc(id));
    const place = await transaction.get(records.doc(to));
    const preview = await transaction.get(previews.doc(`${collection}_${id}`));
    const values = record.data();
    if (!entity || !values || values.deleted_at)
      throw new HttpsError('not-found', 'Cette fiche n’existe plus');
    if (place.exists)
      throw new HttpsError('already-exists', 'Une autre fiche a déjà cette adresse');
    const wasShown = !isUnseen && (Boolean(values.created_at) || isShown(entity, values));
    const from = publicPage(entity, { id });
    const page = publicPage(entity, { id: to });
    const { collection: linked, from: owner, to: target } = entity.links ?? NO_LINKS;
    const links = await transaction.get(db.collection(linked).where(owner, '==', id));
    const leading = await transaction.get(redirections.where('to', '==', from));
    const looping = await transaction.get(redirections.where('from', '==', page));
    transaction.create(place.ref, values).delete(record.ref);
    if (preview.exists)
      transaction
        .set(previews.doc(`${collection}_${to}`), { ...preview.data(), record: to })
        .delete(preview.ref);
    for (const link of links.docs) {
      const moved = link.ref.parent.doc(linkDocumentId(to, link.get(target)));
      transaction.set(moved, { ...link.data(), [owner]: to }).delete(link.ref);
    }
    const stamps = { updated_at: now, updated_by: actor.uid };
    for (const { ref } of leading.docs) transaction.update(ref, { to: page, ...stamps });
    for (const { ref } of looping.docs) transaction.update(ref, { deleted_at: now, ...stamps });
    if (wasShown)
      transaction.create(redirections.doc(), { from: normalisePath(from), to: page, ...stamps });
    const before = { ...values, [SLUG_CHANGE_FIELD]: from };
    const after = { ...values, [SLUG_CHANGE_FIELD]: page };
    const write = { collection, documentId: to, before, after };
    const entry = createJournalEntry(write, { action: 'update', actor, at: now });
    transaction.create(db.collection(COLLECTIONS.auditLog).doc(), entry);
    return { from, page, wasShown };
  });
  const history = { name: 'history of a moved record', run: () => moveHistory(db, move) };
  const links = { name: 'links to a moved page', run: () => replaceLinks(db, from, page) };
  // Last night's copy of the list has the record under its former id.
  const ofShown = entity && wasShown ? [links, ...listCopies(db, [entity])] : [];
  await runJobs([history, ...ofShown]);
}
