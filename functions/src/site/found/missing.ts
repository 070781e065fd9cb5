import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { COLLECTIONS } from '../../../../src/domain/site/collections.ts';
import { destinationPath } from '../../../../src/domain/site/record-paths.ts';
import { isSlug } from '../../../../src/domain/text/fold-text.ts';
import { database } from '../../database.ts';
import { keptFor } from './kept-for.ts';

/** What became of a page that was not found; null when it never was, or is not published. */
type Fate = { status: 410 } | { status: 301; path: string } | null;

const RECORD_PAGE = /^\/(hotels|blog|destinations)\/([A-Za-z0-9-]{1,128})\/?$/;
const RECORDS: Partial<Record<string, string>> = {
  hotels: COLLECTIONS.hotels,
  blog: COLLECTIONS.blogPosts,
};

const newestFirst = (entries: readonly DocumentSnapshot[]) =>
  [...entries].sort((one, other) => other.get('at')?.toMillis() - one.get('at')?.toMillis());

/**
 * A deleted record answers 410, if visitors could read it before: the journal knows for a year. What
 * was never there, the most frequent case, costs one read.
 */
async function fateOfRecord(db: Firestore, collection: string, id: string): Promise<Fate> {
  const { docs } = await db
    .collection(COLLECTIONS.auditLog)
    .where('collection', '==', collection)
    .where('document_id', '==', id)
    .where('action', '==', 'delete')
    .select('at', 'before.published')
    .get();
  const [last] = newestFirst(docs);
  if (last?.get('before.published') !== true) return null;
  const isBack = (await db.collection(collection).doc(id).get()).exists;
  return isBack ? null : { status: 410 };
}

/** The journal's entries on slugs that destinations had, the newest first. */
async function formerSlugs(db: Firestore): Promise<DocumentSnapshot[]> {
  const { docs } = await db
    .collection(COLLECTIONS.auditLog)
    .where('collection', '==', COLLECTIONS.destinations)
    .where('changed', 'array-contains', 'destination_slug')
    .select('at', 'action', 'document_id', 'before.destination_slug', 'before.active')
    .get();
  return newestFirst(docs.filter((entry) => entry.get('before.destination_slug') !== undefined));
}

type Slugs = (read: () => Promise<DocumentSnapshot[]>) => Promise<DocumentSnapshot[]>;

/** A destination that has another slug now answers 301 there, a deleted one 410. */
async function fateOfDestination(db: Firestore, slug: string, slugs: Slugs): Promise<Fate> {
  if (!isSlug(slug)) return null;
  const entries = await slugs(() => formerSlugs(db));
  const last = entries.find((entry) => entry.get('before.destination_slug') === slug);
  if (!last) return null;
  const [reservation, destination] = await db.getAll(
    db.collection(COLLECTIONS.destinationSlugs).doc(slug),
    db.collection(COLLECTIONS.destinations).doc(last.get('document_id')),
  );
  // Another destination has the slug, and is not published.
  const owner: unknown = reservation?.get('destination_id') ?? last.get('document_id');
  if (owner !== last.get('document_id')) return null;
  if (!destination?.exists) {
    const isDeletion = (entry: DocumentSnapshot) =>
      entry.get('action') === 'delete' && entry.get('document_id') === destination?.id;
    const wasActive = entries.find(isDeletion)?.get('before.active') === true;
    return wasActive ? { status: 410 } : null;
  }
  const current: unknown = destination.get('destination_slug');
  if (destination.get('active') !== true || typeof current !== 'string' || current === slug) {
    return null;
  }
  return { status: 301, path: destinationPath(current) };
}

/** What became of the record whose page is not found. */
export async function fateOf(db: Firestore, pathname: string, slugs: Slugs): Promise<Fate> {
  const [, section = '', id = ''] = RECORD_PAGE.exec(pathname) ?? [];
  if (section === 'destinations') return fateOfDestination(db, id, slugs);
  const collection = RECORDS[section];
  return collection === undefined ? null : fateOfRecord(db, collection, id);
}

/** Whoever tries random slugs has the journal read every ten seconds at most. */
const slugs: Slugs = keptFor(10_000);

/**
 * The answer for a page that was not found: as it is, as gone, or where it is now. The records'
 * history is read here only, after all else.
 */
export async function answerMissing({ pathname, search }: URL, page: Response): Promise<Response> {
  if (page.status !== 404 || !RECORD_PAGE.test(pathname)) return page;
  try {
    const fate = await fateOf(await database(), pathname, slugs);
    if (fate === null) return page;
    const { headers } = page;
    if (fate.status === 410) return new Response(page.body, { status: 410, headers });
    return new Response(null, { status: 301, headers: { Location: `${fate.path}${search}` } });
  } catch (error) {
    logger.error('history of a missing page failed', { pathname, error: String(error) });
    return page;
  }
}
