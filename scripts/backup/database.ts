import { Readable } from 'node:stream';
import { FieldPath, type Firestore, type Query, type Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { IMPORTED_SUBSCRIBERS_DOCUMENT_PATH } from '../import/plans.ts';
import { CliError, errorFirstLine, scriptAbortSignal } from '../lib/script.ts';
import {
  type ArchivedDocument,
  BACKED_UP_COLLECTIONS,
  BACKED_UP_SUBCOLLECTIONS,
  type FieldValues,
  isPlainObject,
  readBackupArchive,
} from './archive.ts';

/** Number of documents in memory at a time, each of at most 1 MiB. */
const PAGE = 50;

async function* paged(query: Query, readTime: Timestamp): AsyncGenerator<ArchivedDocument> {
  const page = query.orderBy(FieldPath.documentId()).limit(PAGE);
  const atOnce = { readOnly: true, readTime } as const;
  let next: Query | null = page;
  while (next) {
    scriptAbortSignal.throwIfAborted();
    const currentPage: Query = next;
    const { docs } = await query.firestore.runTransaction(
      (transaction) => transaction.get(currentPage),
      atOnce,
    );
    for (const document of docs) yield { path: document.ref.path, data: document.data() };
    next = docs.length === PAGE ? page.startAfter(docs.at(-1)) : null;
  }
}

export const readDatabaseTime = async (db: Firestore): Promise<Timestamp> =>
  (await db.collection(COLLECTIONS.settings).limit(1).get()).readTime;

/** Reads all documents that a backup contains as of one instant, now or at most an hour ago. */
export async function* readStoredDocuments(db: Firestore, instant?: Timestamp) {
  const readTime = instant ?? (await readDatabaseTime(db));
  for (const name of BACKED_UP_COLLECTIONS) yield* paged(db.collection(name), readTime);
  for (const name of BACKED_UP_SUBCOLLECTIONS) {
    for await (const document of paged(db.collectionGroup(name), readTime)) {
      const [collection = ''] = document.path.split('/');
      if (BACKED_UP_COLLECTIONS.includes(collection)) yield document;
    }
  }
}

const NOT_SENT = 'Restauré d’une sauvegarde, sans être envoyé';

const FAILED = { state: 'failed', error: NOT_SENT, sent_at: null };

const WRITING = { concurrency: 32, signal: scriptAbortSignal };

/** Cancels pending mails, which may have been delivered since the backup, and pauses newsletters yet to be sent. */
export function withPendingMailsCancelled(data: FieldValues): FieldValues {
  if (data.state === 'going') return { ...data, state: 'paused' };
  if (data.delivery !== 'pending' && !data.mail_due_at) return data;
  const mails = Object.entries(isPlainObject(data.mails) ? data.mails : {}).map(([kind, mail]) => [
    kind,
    isPlainObject(mail) && mail.state === 'pending' ? FAILED : mail,
  ]);
  return { ...data, mails: Object.fromEntries(mails), delivery: 'failed', mail_due_at: null };
}

/** Explains in a sentence why Firestore failed; names npm run setup if the project has no database. */
export const describeFirestoreError = (error: unknown): string =>
  String(error).includes('does not exist for project')
    ? 'the project has no database, which npm run setup makes.'
    : errorFirstLine(error);

/** Restores an archive; `replaces` allows overwriting and deleting documents of a database that has content. */
export async function restoreArchive(packed: Buffer, db: Firestore, replaces: boolean) {
  const { documents, ...archive } = await readBackupArchive(packed);
  const paths = new Set<string>();
  // Reads and verifies all lines of the archive before the first write, so that a damaged archive changes nothing.
  for await (const { path } of documents()) paths.add(path);
  const first = await readStoredDocuments(db).next();
  if (!first.done && !replaces) {
    throw new CliError(
      'The database has content, and nothing was written: restore into an empty one, or add --replace to lose all that the archive does not hold.',
    );
  }
  try {
    const write = async ({ path, data }: ArchivedDocument) => {
      await db.doc(path).set(withPendingMailsCancelled(data));
    };
    await Readable.from(documents()).forEach(write, WRITING);
    // Documents that are not in the archive are deleted only after the archive is written, so that the site is never empty.
    const remove = async ({ path }: ArchivedDocument) => {
      if (!paths.has(path)) await db.doc(path).delete();
    };
    await Readable.from(readStoredDocuments(db)).forEach(remove, WRITING);
    // Forgets which subscribers were imported earlier, so that an import after a restoration brings all of them again.
    await db.doc(IMPORTED_SUBSCRIBERS_DOCUMENT_PATH).delete();
  } catch (error) {
    scriptAbortSignal.throwIfAborted();
    throw new CliError(
      `The restoration broke off, and the database holds a part of it: run it again with --replace (${errorFirstLine(error)}).`,
    );
  }
  return { ...archive, count: paths.size };
}
