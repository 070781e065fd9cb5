import { COLLECTIONS } from '#domain/site/collections.ts';
import { interrupted } from '../lib/script.ts';
import type { StoredDocument } from './archive-entries.ts';
import { type Database, query } from './firestore-rest.ts';

/** What lives for minutes or hours, and is about one project: counters of limits, what was just deleted. */
const PASSING = new Set<string>([COLLECTIONS.rateLimits, COLLECTIONS.trash, COLLECTIONS.restores]);

/** How much of the database is in memory at a time, about. */
const PAGE_BYTES = 4 * 2 ** 20;
const FIRST_PAGE = 20;
const PAGE_MAX = 2_000;

const isKept = ({ path }: { path: string }): boolean => !PASSING.has(path.split('/')[0] ?? '');

/** All documents whatever their collection, subcollections too, by name. */
const everything = (db: Database, limit: number, after: string | undefined) => ({
  from: [{ allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' } }],
  limit,
  ...(after !== undefined && {
    startAt: { values: [{ referenceValue: `${db.root}/${after}` }], before: false },
  }),
});

/** The instant of the database's own clock. */
export async function databaseTime(db: Database): Promise<string> {
  return (await query(db, everything(db, 1, undefined))).readTime;
}

/**
 * Reads all documents that an archive holds, page by page in Firestore's order.
 * @param readTime all as they were then, within the last hour; else each page as it is now
 */
export async function* storedDocuments(
  db: Database,
  readTime?: string,
): AsyncGenerator<StoredDocument> {
  let [limit, after]: [number, string | undefined] = [FIRST_PAGE, undefined];
  for (;;) {
    interrupted.throwIfAborted();
    const { documents, bytes } = await query(db, everything(db, limit, after), readTime);
    for (const document of documents) {
      if (isKept(document)) yield { kind: 'document', ...document };
    }
    if (documents.length < limit) return;
    after = documents.at(-1)?.path;
    limit = Math.min(PAGE_MAX, Math.max(1, Math.floor((limit * PAGE_BYTES) / bytes)));
  }
}
