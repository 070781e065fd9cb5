import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { archiveLines } from './backup/archive.ts';
import { databaseTime, storedEntries } from './backup/stored-documents.ts';
import { openProject } from './lib/open-project.ts';
import { Failure, interrupted, runScript } from './lib/script.ts';

/** Visitors' data: nobody else on the machine reads them. */
const OWNER_ONLY = 0o600;

/** Reads `[FILE] [--project ID]`. */
function readArguments() {
  try {
    const options = { project: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file] = positionals;
    const hasTarget = file !== undefined || !process.stdout.isTTY;
    if (positionals.length < 2 && hasTarget) return { project: values.project, file };
  } catch {
    // Told below.
  }
  throw new Failure(
    'Give one file: npm run backup -- FILE [--project PROJECT_ID]; or encrypt on the way: npm run --silent backup | age --passphrase > FILE.',
  );
}

/** `npm run backup`: content, visitors' data, journal, figures and photographs, in one compressed file. */
await runScript(async () => {
  const { file, project } = readArguments();
  const app = await openProject(project);
  const [db, auth] = [getFirestore(app), getAuth(app)];
  // One instant for everything: what is written meanwhile is not half in it.
  const readTime = await databaseTime(db);
  const header = {
    project: app.options.projectId ?? '',
    read_at: readTime.toDate().toISOString(),
  };
  const part = file === undefined ? null : `${file}.part`;
  const target =
    part === null ? process.stdout : createWriteStream(part, { mode: OWNER_ONLY, flush: true });
  let documents = 0;
  async function* counted() {
    for await (const entry of storedEntries(db, auth, readTime)) {
      if ('path' in entry) documents += 1;
      yield entry;
    }
  }
  try {
    await pipeline(archiveLines(header, counted()), createGzip(), target, { signal: interrupted });
    if (file !== undefined && part !== null) await rename(part, file);
  } catch (error) {
    if (part !== null) await rm(part, { force: true });
    interrupted.throwIfAborted();
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new Failure(`Nothing was backed up, run it again: ${reason}`);
  }
  // The archive itself may go to the standard output.
  console.error(`\n  ${documents} documents as of ${header.read_at}${file ? `: ${file}` : ''}`);
  if (file) console.error('  Not encrypted, and it holds visitors’ data.\n');
  return 0;
});
