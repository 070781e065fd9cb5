import { Readable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';
import { Failure, firstLine, interrupted } from '../lib/script.ts';
import { type Document, type Header, readDocuments, readHeader } from './archive.ts';
import { databaseTime, storedDocuments } from './stored-documents.ts';
import { type Fields, isFields } from './values.ts';

const NOT_SENT = 'Restauré d’une sauvegarde, sans être envoyé';

const FAILED = { state: 'failed', error: NOT_SENT, sent_at: null };

const WRITING = { concurrency: 32, signal: interrupted };

/** Cancels pending mails, which may have been delivered since the backup. */
export function withoutMails(data: Fields): Fields {
  if (data.delivery !== 'pending' && !data.mail_due_at) return data;
  const mails = Object.entries(isFields(data.mails) ? data.mails : {}).map(([kind, mail]) => [
    kind,
    isFields(mail) && mail.state === 'pending' ? FAILED : mail,
  ]);
  return { ...data, mails: Object.fromEntries(mails), delivery: 'failed', mail_due_at: null };
}

async function writeAll(packed: Buffer, db: Firestore, paths: ReadonlySet<string>): Promise<void> {
  const write = async ({ path, data }: Document) => {
    await db.doc(path).set(withoutMails(data));
  };
  await Readable.from(readDocuments(packed)).forEach(write, WRITING);
  // Deleted last, so that the site is never empty meanwhile.
  const remove = async ({ path }: Document) => {
    if (!paths.has(path)) await db.doc(path).delete();
  };
  await Readable.from(storedDocuments(db, await databaseTime(db))).forEach(remove, WRITING);
}

/**
 * Restores an archive's documents, after reading the whole archive to verify it.
 * @param replaces whether existing content may be overwritten and deleted
 * @throws Failure, in one French sentence: before any write if the archive is damaged or the
 *   database has content
 */
export async function restoreArchive(
  packed: Buffer,
  db: Firestore,
  replaces: boolean,
): Promise<Header & { documents: number }> {
  const header = await readHeader(packed);
  const paths = new Set<string>();
  for await (const { path } of readDocuments(packed)) paths.add(path);
  const first = await storedDocuments(db, await databaseTime(db)).next();
  if (!first.done && !replaces) {
    throw new Failure(
      'La base a déjà du contenu, et rien n’a été écrit\u00a0: restaurez dans une base vide, ou ajoutez --replace pour perdre tout ce que l’archive ne contient pas.',
    );
  }
  try {
    await writeAll(packed, db, paths);
  } catch (error) {
    interrupted.throwIfAborted();
    throw new Failure(
      `La restauration s’est interrompue, et la base n’en a qu’une partie\u00a0: relancez-la avec --replace (${firstLine(error)}).`,
    );
  }
  return { ...header, documents: paths.size };
}
