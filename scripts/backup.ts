import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import * as v from 'valibot';
import { FORMAT } from './backup/archive-entries.ts';
import { storedAccounts } from './backup/archived-accounts.ts';
import { databaseOf } from './backup/firestore-rest.ts';
import { MIGRATIONS, schemaVersion } from './backup/migrations.ts';
import { databaseTime, storedDocuments } from './backup/stored-documents.ts';
import { describeArchive } from './backup/summary.ts';
import { writeArchive } from './backup/write-archive.ts';
import { openProject } from './lib/open-project.ts';
import { Failure, fromRoot, runScript, step } from './lib/script.ts';

const Package = v.object({ version: v.string() });

/** Reads `[FILE] [--project ID]`. */
function readArguments() {
  try {
    const options = { project: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length < 2) return { project: values.project, file: positionals[0] };
  } catch {
    // Told below.
  }
  throw new Failure('Give at most one file: npm run backup -- [FILE] [--project PROJECT_ID].');
}

/** `npm run backup`: all content, visitors' data, the journal, photographs and accounts in one file. */
await runScript(async () => {
  const { file, project } = readArguments();
  const key = process.env.BACKUP_KEY;
  const app = await openProject(project);
  const [db, auth] = [databaseOf(app), getAuth(app)];
  const { version } = v.parse(
    Package,
    JSON.parse(await readFile(fromRoot('package.json'), 'utf8')),
  );
  // One instant for everything: what is written meanwhile is not half in it.
  const readAt = await databaseTime(db);
  const header = {
    kind: 'header' as const,
    format: FORMAT,
    schema: schemaVersion(MIGRATIONS),
    version,
    project: db.projectId,
    read_at: readAt,
  };
  async function* entries() {
    yield* storedDocuments(db, readAt);
    yield* storedAccounts(auth);
  }
  const name = `${db.projectId}-${readAt.slice(0, 19).replaceAll(':', '')}.backup`;
  const path = file ?? fromRoot('backups', name);
  const { manifest, bytes } = await step(`Backing up ${db.projectId}`, () =>
    writeArchive(path, { header, entries: entries() }, { key }),
  );
  console.log(`${describeArchive(header, manifest)}\n\n  ${path} (${bytes} bytes)`);
  console.log(
    key
      ? '  Encrypted: without BACKUP_KEY nobody opens it, you neither.\n'
      : '  Not encrypted, and it holds visitors’ data: set BACKUP_KEY, or keep it where nobody reads it.\n',
  );
  return 0;
});
