import type { Firestore } from 'firebase-admin/firestore';
import { Failure, interrupted } from '../lib/script.ts';
import { type Header, readArchive } from './archive.ts';
import { databaseTime, storedDocuments } from './stored-documents.ts';
import { type Fields, isFields } from './values.ts';

/** Of what Firestore takes at once, which is 500 writes and 10 MiB. */
const BATCH_WRITES = 200;
const BATCH_BYTES = 4 * 2 ** 20;

const NOT_SENT = 'Restauré d’une sauvegarde, sans être envoyé';

const FAILED = { state: 'failed', error: NOT_SENT, sent_at: null };

/** Keeps mails from being sent again: one that was on its way may have arrived since. */
export function withoutMails(data: Fields): Fields {
  if (data.delivery !== 'pending' && !data.mail_due_at) return data;
  const mails = Object.entries(isFields(data.mails) ? data.mails : {}).map(([kind, mail]) => [
    kind,
    isFields(mail) && mail.state === 'pending' ? FAILED : mail,
  ]);
  return { ...data, mails: Object.fromEntries(mails), delivery: 'failed', mail_due_at: null };
}

/** What an archive holds. */
export type Content = { header: Header; documents: number; administrators: string[] };

async function readContent(packed: Buffer, db: Firestore): Promise<Content> {
  const content: Content = {
    header: { project: '', read_at: '' },
    documents: 0,
    administrators: [],
  };
  for await (const entry of readArchive(packed, db)) {
    if ('header' in entry) content.header = entry.header;
    else if ('administrator' in entry) content.administrators.push(entry.administrator);
    else content.documents += 1;
  }
  return content;
}

/** A document to write, or to delete where it has no data. */
type Write = { path: string; data?: Fields; bytes: number };

async function* writesOf(packed: Buffer, db: Firestore): AsyncGenerator<Write> {
  const wanted = new Set<string>();
  for await (const entry of readArchive(packed, db)) {
    if (!('path' in entry)) continue;
    wanted.add(entry.path);
    yield { ...entry, data: withoutMails(entry.data) };
  }
  // Last, so that the site is never empty meanwhile.
  for await (const { ref } of storedDocuments(db, await databaseTime(db))) {
    if (!wanted.has(ref.path)) yield { path: ref.path, bytes: 0 };
  }
}

async function writeAll(db: Firestore, writes: AsyncIterable<Write>): Promise<void> {
  let [batch, count, size] = [db.batch(), 0, 0];
  for await (const { path, data, bytes } of writes) {
    interrupted.throwIfAborted();
    if (count === BATCH_WRITES || size + bytes > BATCH_BYTES) {
      await batch.commit();
      [batch, count, size] = [db.batch(), 0, 0];
    }
    if (data) batch.set(db.doc(path), data);
    else batch.delete(db.doc(path));
    count += 1;
    size += bytes;
  }
  await batch.commit();
}

type Options = {
  /** Whether a database that has content may lose it for the archive's. */
  replaces: boolean;
  /** Whom the operator is about to invite: the archive names them. */
  invite: readonly string[];
};

/**
 * Restores the documents of an archive, once it was read to its end and found whole.
 * @throws Failure, in one sentence, before anything is written: the archive is damaged, or the database has content
 */
export async function restoreArchive(
  packed: Buffer,
  db: Firestore,
  { replaces, invite }: Options,
): Promise<Content> {
  const content = await readContent(packed, db);
  const stranger = invite.find((email) => !content.administrators.includes(email));
  if (stranger !== undefined) {
    throw new Failure(`The archive names no administrator ${stranger}: nothing of it was used.`);
  }
  const first = await storedDocuments(db, await databaseTime(db)).next();
  if (!first.done && !replaces) {
    throw new Failure(
      'The database has content already: restore into an empty one, or add --replace to lose all that the archive does not hold.',
    );
  }
  try {
    await writeAll(db, writesOf(packed, db));
  } catch (error) {
    interrupted.throwIfAborted();
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new Failure(
      `The restoration broke off, and the database holds a part of it: run it again with --replace (${reason}).`,
    );
  }
  return content;
}
