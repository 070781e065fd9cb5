import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getFirestore } from 'firebase-admin/firestore';
import { generateArchiveLines } from './backup/archive.ts';
import {
  describeFirestoreError,
  readDatabaseTime,
  readStoredDocuments,
} from './backup/database.ts';
import { openFirebaseApp } from './lib/open-project.ts';
import { CliError, parseCommandOptions, runScript, scriptAbortSignal } from './lib/script.ts';

const USAGE =
  'Name a file: npm run backup -- FILE [--project PROJECT_ID], or encrypt on the way: npm run --silent backup | age --passphrase > FILE.';

/** File mode of an archive, which contains visitors' data. */
const OWNER_ONLY = 0o600;

await runScript(async () => {
  const { values, positionals } = parseCommandOptions({ project: { type: 'string' } }, USAGE);
  const [file] = positionals;
  if (positionals.length > 1 || (file === undefined && process.stdout.isTTY)) {
    throw new CliError(USAGE);
  }
  const { app } = await openFirebaseApp(values.project);
  const db = getFirestore(app);
  const part = `${file}.part`;
  try {
    // Reads all documents as of one instant: a concurrent transaction is in the backup as a whole or not at all.
    const readTime = await readDatabaseTime(db);
    const read_at = readTime.toDate().toISOString();
    const header = { project: app.options.projectId ?? '', read_at };
    const lines = generateArchiveLines(header, readStoredDocuments(db, readTime));
    const output = file ? createWriteStream(part, { mode: OWNER_ONLY }) : process.stdout;
    await pipeline(lines, createGzip(), output, { signal: scriptAbortSignal });
    if (file) await rename(part, file);
    // Messages go to stderr, because the archive itself may go to stdout.
    console.error(`\n  Backed up as it was at ${read_at}`);
  } catch (error) {
    if (file) await rm(part, { force: true });
    scriptAbortSignal.throwIfAborted();
    throw new CliError(`Nothing was backed up: ${describeFirestoreError(error)}`);
  }
  if (file) console.error(`  ${file} is not encrypted, and holds visitors’ data.\n`);
  return 0;
});
