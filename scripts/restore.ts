import { readFile } from 'node:fs/promises';
import { getFirestore } from 'firebase-admin/firestore';
import { describeFirestoreError, restoreArchive } from './backup/database.ts';
import { openFirebaseApp } from './lib/open-project.ts';
import {
  CliError,
  parseCommandOptions,
  runScript,
  runStep,
  scriptAbortSignal,
} from './lib/script.ts';

const USAGE = 'Name an archive: npm run restore -- FILE [--replace] [--project PROJECT_ID].';

const OPTIONS = { project: { type: 'string' }, replace: { type: 'boolean' } } as const;

await runScript(async () => {
  const { values, positionals } = parseCommandOptions(OPTIONS, USAGE);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new CliError(USAGE);
  const packed = await readFile(file).catch(() => {
    throw new CliError(`${file} cannot be read: name the path of an archive.`);
  });
  const { app } = await openFirebaseApp(values.project);
  const restore = () =>
    restoreArchive(packed, getFirestore(app), values.replace ?? false).catch((error: unknown) => {
      scriptAbortSignal.throwIfAborted();
      throw error instanceof CliError
        ? error
        : new CliError(`Nothing was restored: ${describeFirestoreError(error)}`);
    });
  const { count, project, read_at } = await runStep(
    `Restoring to ${app.options.projectId}`,
    restore,
  );
  console.log(`
  ${count} documents of ${project}, as they were at ${read_at}
  An archive holds no accounts: invite the administrators by npm run admin:invite.\n`);
  return 0;
});
