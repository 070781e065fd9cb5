import type { Auth } from 'firebase-admin/auth';
import { Failure } from '../lib/script.ts';
import type { Account, Entry, Header, StoredDocument } from './archive-entries.ts';
import { restoreAccount } from './archived-accounts.ts';
import type { Database } from './firestore-rest.ts';
import { MIGRATIONS, type Migration, migrationFrom } from './migrations.ts';
import { checkArchive, readArchive } from './read-archive.ts';
import { moveReferences } from './references.ts';
import { type Restored, restoreDocuments } from './restore-documents.ts';
import { brokenOff, RestoreWindow } from './restore-window.ts';
import { settle } from './settle.ts';
import { databaseTime, storedDocuments } from './stored-documents.ts';

export type Source = {
  file: string;
  key?: string | undefined;
  /** Steps up to this code's schema. */
  migrations?: readonly Migration[];
};
export type Target = {
  db: Database;
  auth: Auth;
  /** Whether a project that has content may lose it for the archive's. */
  replaces?: boolean;
};

async function isEmpty(db: Database): Promise<boolean> {
  const first = await storedDocuments(db).next();
  return first.done === true;
}

/** Whether what is not in the archive goes. @throws Failure when the project may not be touched */
async function decideReplacing({ db, replaces = false }: Target, archive: string) {
  const broken = await brokenOff(db);
  if (broken?.archive === archive) return replaces || broken.replaces;
  if (replaces || (await isEmpty(db))) return replaces;
  throw new Failure(
    `${db.projectId} has content already: restore into an empty project, or add --replace to lose all that the archive does not hold.`,
  );
}

/** The documents as they are stored in the target; accounts are put aside, few as they are. */
async function* wantedDocuments(
  entries: AsyncIterable<Entry>,
  change: (document: StoredDocument) => StoredDocument,
  accounts: Account[],
): AsyncGenerator<StoredDocument> {
  for await (const entry of entries) {
    if (entry.kind === 'document') yield change(entry);
    if (entry.kind === 'account') accounts.push(entry);
  }
}

function changeFor(header: Header, db: Database, migrations: readonly Migration[]) {
  const migrate = migrationFrom(header.schema, migrations);
  const from = db.root.replace(/^projects\/[^/]+/, `projects/${header.project}`);
  return (document: StoredDocument): StoredDocument => {
    const settled = settle(migrate(document));
    return { ...settled, fields: moveReferences(settled.fields, from, db.root) };
  };
}

type Accounts = Record<'created' | 'kept', Account[]>;
export type Restoring = { header: Header; documents: Restored; accounts: Accounts };

/**
 * Restores an archive, once it has been read to its end and found whole. Broken off, it goes on when
 * it is called again. What the project has of accounts stays; those that are missing are created.
 * @throws Failure when the archive is damaged or too new, or the project has content
 */
export async function restoreArchive(source: Source, target: Target): Promise<Restoring> {
  const { file, key, migrations = MIGRATIONS } = source;
  const { db, auth } = target;
  const { header, manifest } = await checkArchive(file, key);
  const change = changeFor(header, db, migrations);
  const replaces = await decideReplacing(target, manifest.sha256);
  const restoration = { archive: manifest.sha256, replaces };
  const window = new RestoreWindow(db, restoration, await databaseTime(db));
  const found: Account[] = [];
  const accounts: Accounts = { created: [], kept: [] };
  let isFinished = false;
  await window.open();
  try {
    const wanted = wantedDocuments(readArchive(file, key), change, found);
    const documents = await restoreDocuments({ db, window, replaces }, wanted);
    for (const account of found) accounts[await restoreAccount(auth, account)].push(account);
    isFinished = true;
    return { header, documents, accounts };
  } finally {
    await window.close(isFinished);
  }
}
