import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { databaseOf } from './backup/firestore-rest.ts';
import { checkArchive } from './backup/read-archive.ts';
import { restoreArchive } from './backup/restore-archive.ts';
import { describeArchive, describeRestored } from './backup/summary.ts';
import { openProject } from './lib/open-project.ts';
import { Failure, runScript, step } from './lib/script.ts';

const USAGE = 'npm run restore -- FILE [--check] [--replace] [--project PROJECT_ID]';

/** Reads the arguments, as in USAGE. */
function readArguments() {
  try {
    const options = {
      project: { type: 'string' },
      check: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, ...values };
  } catch {
    // Told below.
  }
  throw new Failure(`Give one archive: ${USAGE}.`);
}

/** `npm run restore`: brings an archive of `npm run backup` back; `--check` only reads it. */
await runScript(async () => {
  const { file, project, check, replace: replaces } = readArguments();
  const source = { file, key: process.env.BACKUP_KEY };
  if (check) {
    const { header, manifest } = await step(`Reading ${file}`, () =>
      checkArchive(file, source.key),
    );
    console.log(`${describeArchive(header, manifest)}\n\n  The archive is whole.\n`);
    return 0;
  }
  const app = await openProject(project);
  const db = databaseOf(app);
  const restored = await step(`Restoring ${file} into ${db.projectId}`, () =>
    restoreArchive(source, { db, auth: getAuth(app), replaces }),
  );
  console.log(`${describeRestored(restored)}\n`);
  return 0;
});
