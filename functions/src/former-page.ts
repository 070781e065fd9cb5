import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { CONTENT_ENTITIES, contentEntityOfCollection } from '../../src/domain/admin/entities.ts';
import { mayBeKnownToVisitors, publicPath } from '../../src/domain/entity/entity.ts';
import { normalisePath } from '../../src/domain/redirection/redirection.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { readEachDocument } from './jobs.ts';

/** A change of a page's path; `isKnown` is true if visitors may know the former path. */
type PageMove = { from: string; to: string; isKnown: boolean };

/**
 * Replaces a page's path where it is the whole text, such as the path that a newsletter's block shows, or where a
 * link's URL in HTML begins with it.
 */
function replacePath(text: string, { from, to }: PageMove): string {
  if (text === from || text.startsWith(`${from}?`) || text.startsWith(`${from}#`))
    return to + text.slice(from.length);
  // Only `"`, `?` and `#` end a path: before any other character, `from` would be the beginning of a longer path.
  const replaceBefore = (html: string, end: string) =>
    html.replaceAll(`"${from}${end}`, `"${to}${end}`);
  return ['"', '?', '#'].reduce(replaceBefore, text);
}

/** Replaces a page's path in all texts of a field's value, in those of lists and maps too. */
function replacePathIn(value: unknown, move: PageMove): unknown {
  if (typeof value === 'string') return replacePath(value, move);
  if (Array.isArray(value)) return value.map((item) => replacePathIn(item, move));
  const isMap = value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;
  if (!isMap) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replacePathIn(part, move)]),
  );
}

/**
 * Replaces a page's former path by its new one, in links and in blocks that show the page: in all records with pages,
 * and in the confirmed copies of newsletters.
 */
export async function replaceLinksToPage(db: Firestore, move: PageMove, updated_by: unknown) {
  const names = CONTENT_ENTITIES.flatMap(({ collection, subcollection }) =>
    subcollection ? [collection, subcollection] : [collection],
  );
  const changesOf = (document: DocumentSnapshot) =>
    Object.entries(document.data() ?? {})
      .map(([field, value]) => ({ field, value, replaced: replacePathIn(value, move) }))
      .filter(({ value, replaced }) => !isDeepStrictEqual(value, replaced))
      .map(({ field, replaced }) => [field, replaced]);
  for (const name of names) {
    for await (const document of readEachDocument(db.collectionGroup(name))) {
      if (changesOf(document).length === 0) continue;
      await db.runTransaction(async (transaction) => {
        const changes = changesOf(await transaction.get(document.ref));
        if (changes.length === 0) return;
        // Sets `updated_at`, so that a form opened before this change cannot overwrite it when saved. Documents in
        // subcollections have no `updated_at`.
        const stamps = document.ref.parent.parent ? {} : { updated_at: new Date(), updated_by };
        transaction.update(document.ref, { ...Object.fromEntries(changes), ...stamps });
      });
    }
  }
}

type Stamps = { updated_at: Date | Timestamp; updated_by: unknown };

/**
 * Reads the redirections to and from a page whose URL changes, because a transaction must read before it writes.
 * Returns a function that writes: redirections to the page then lead to its new URL, obsolete ones are deleted, and the
 * former URL is redirected if visitors may know it.
 */
export async function prepareRedirection(
  transaction: Transaction,
  db: Firestore,
  { from, to, isKnown }: PageMove,
) {
  const redirections = db.collection(COLLECTIONS.redirections);
  const leading = await transaction.get(redirections.where('to', '==', from));
  const behind = redirections.where('from', 'in', [to, from].map(normalisePath));
  // Redirections from the new or the former URL are deleted; if visitors cannot know the page, only one that would then
  // lead to itself is deleted.
  const ending = (await transaction.get(behind)).docs.filter(
    (redirection) => isKnown || redirection.get('to') === from,
  );
  return (stamps: Stamps, id?: string) => {
    for (const { ref } of leading.docs) transaction.update(ref, { to, ...stamps });
    const deletion = { deleted_at: stamps.updated_at, ...stamps };
    for (const { ref } of ending) transaction.update(ref, deletion);
    const created = id === undefined ? redirections.doc() : redirections.doc(id);
    if (isKnown) transaction.set(created, { from: normalisePath(from), to, ...stamps });
  };
}

export type DocumentWriteEvent = { id: string; before: DocumentSnapshot; after: DocumentSnapshot };

/**
 * If a write has changed the field with a page's path, such as the slug, redirects the former URL and replaces links to
 * it, both only if visitors may know that URL. Repeated or late events of the same write do no harm.
 */
export async function redirectFormerPage(db: Firestore, { id, before, after }: DocumentWriteEvent) {
  const entity = contentEntityOfCollection(after.ref.parent.id);
  const formerValues = before.data();
  const newValues = after.data();
  const slug = entity?.page.by ?? 'id';
  if (!entity || !formerValues?.[slug] || !newValues) return;
  if (formerValues[slug] === newValues[slug]) return;
  const from = publicPath(entity, formerValues);
  const pageMove = await db.runTransaction(async (transaction) => {
    const storedValues = (await transaction.get(after.ref)).data();
    // If the record was erased meanwhile, the redirection would lead nowhere; if it has its former slug again, to
    // itself.
    if (!storedValues?.[slug] || storedValues[slug] === formerValues[slug]) return null;
    const isKnown = mayBeKnownToVisitors(entity, formerValues);
    const move = { from, to: publicPath(entity, storedValues), isKnown };
    const redirect = await prepareRedirection(transaction, db, move);
    const updated_at = after.updateTime ?? new Date();
    redirect({ updated_at, updated_by: newValues.updated_by ?? null }, id);
    return move;
  });
  if (pageMove?.isKnown) await replaceLinksToPage(db, pageMove, newValues.updated_by ?? null);
}
