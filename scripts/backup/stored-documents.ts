import type { Auth } from 'firebase-admin/auth';
import { FieldPath, type Firestore, type Query, type Timestamp } from 'firebase-admin/firestore';
import { FIGURE_DAYS } from '#domain/figures/figure-days.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { interrupted } from '../lib/script.ts';
import { type Document, KEPT_COLLECTIONS } from './archive.ts';

/** Subcollections by name. A test fails when the database has a subcollection that is not listed here. */
const SUBCOLLECTIONS = ['files', FIGURE_DAYS];

/** Documents in memory at a time, each of at most 1 MiB. */
const PAGE = 50;

/** Reads a query's documents page by page, all as of the same instant. */
async function* paged(query: Query, readTime: Timestamp): AsyncGenerator<Document> {
  const page = query.orderBy(FieldPath.documentId()).limit(PAGE);
  const atOnce = { readOnly: true, readTime } as const;
  let next: Query | null = page;
  while (next) {
    interrupted.throwIfAborted();
    const asked: Query = next;
    const { docs } = await query.firestore.runTransaction((reading) => reading.get(asked), atOnce);
    for (const document of docs) yield { path: document.ref.path, data: document.data() };
    next = docs.length === PAGE ? page.startAfter(docs.at(-1)) : null;
  }
}

/** Returns the current time of the database's own clock. */
export const databaseTime = async (db: Firestore): Promise<Timestamp> =>
  (await db.collection(COLLECTIONS.settings).limit(1).get()).readTime;

/** Reads all documents of an archive as of one instant, at most an hour ago. */
export async function* storedDocuments(
  db: Firestore,
  readTime: Timestamp,
): AsyncGenerator<Document> {
  for (const name of KEPT_COLLECTIONS) yield* paged(db.collection(name), readTime);
  for (const name of SUBCOLLECTIONS) {
    for await (const document of paged(db.collectionGroup(name), readTime)) {
      const [collection = ''] = document.path.split('/');
      if (KEPT_COLLECTIONS.includes(collection)) yield document;
    }
  }
}

/** Returns the email addresses of all administrators. */
export async function administratorsOf(auth: Auth): Promise<string[]> {
  // Only administrators have accounts: one page lists them all.
  const { users } = await auth.listUsers(1_000);
  return users.flatMap(({ email, customClaims }) =>
    email && customClaims?.admin === true ? [email] : [],
  );
}
