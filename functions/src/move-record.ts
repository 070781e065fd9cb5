import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { RecordMove } from '../../src/domain/admin/admin-calls.ts';
import { MOVABLE_ENTITIES, WITH_PAGE } from '../../src/domain/admin/entities.ts';
import { isShown, publicPage } from '../../src/domain/entity/entity.ts';
import { normalisePath } from '../../src/domain/redirection/redirection.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { linkDocumentId } from '../../src/domain/site/record-paths.ts';
import { readEachDocument, runJobs } from './jobs.ts';
import { createJournalEntry, type JournalActor, MOVED_FIELD } from './journal-entry.ts';
import { listCopies } from './list-copies.ts';

/** Condition that no document meets, for entities without links. */
const NO_LINKS = { collection: COLLECTIONS.redirections, from: 'none', to: 'none' };

/** Characters that may follow a path in a value that is written as JSON. */
const ENDS = ['"', '\\"', '?', '#'];

/** Replaces links to a page, and blocks that show the page, in all records with pages, and in letters to be sent. */
async function replaceLinks(db: Firestore, from: string, to: string): Promise<void> {
  const names = WITH_PAGE.flatMap(({ collection, parts }) => [collection, parts ?? []].flat());
  const follow = (text: string, end: string) => text.replaceAll(`"${from}${end}`, `"${to}${end}`);
  for (const name of names)
    for await (const document of readEachDocument(db.collectionGroup(name))) {
      const changed = Object.entries(document.data()).flatMap(([field, value]) => {
        const text = JSON.stringify(value);
        const moved = ENDS.reduce(follow, text);
        return moved === text ? [] : [[field, JSON.parse(moved)]];
      });
      const { ref, updateTime: lastUpdateTime } = document;
      if (changed.length > 0) await ref.update(Object.fromEntries(changed), { lastUpdateTime });
    }
}

/** Changes a record's id and links. A former URL that visitors may know redirects to the new one. @throws HttpsError */
export async function moveRecord(
  db: Firestore,
  { collection, id, to, isUnseen }: RecordMove,
  { actor, now }: { actor: JournalActor; now: Date },
): Promise<void> {
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
    const [from = '', page = ''] = [id, to].map((one) => publicPage(entity, { id: one }) ?? '');
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
    const before = { ...values, [MOVED_FIELD]: from };
    const after = { ...values, [MOVED_FIELD]: page };
    const write = { collection, documentId: to, before, after };
    const entry = createJournalEntry(write, { action: 'update', actor, at: now });
    transaction.create(db.collection(COLLECTIONS.auditLog).doc(), entry);
    return { from, page, wasShown };
  });
  if (entity && wasShown)
    await runJobs([
      { name: 'links to a moved page', run: () => replaceLinks(db, from, page) },
      // Last night's copy of the list has the record under its former id.
      ...listCopies(db, [entity]),
    ]);
}
