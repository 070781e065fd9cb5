import { readFile } from 'node:fs/promises';
import { getFirestore } from 'firebase-admin/firestore';
import { restoreArchive } from './backup/database.ts';
import { openProject } from './lib/open-project.ts';
import { Failure, readOptions, runScript, step } from './lib/script.ts';

const USAGE =
  'Donnez une archive\u00a0: npm run restore -- FICHIER [--replace] [--project PROJET].';

const OPTIONS = { project: { type: 'string' }, replace: { type: 'boolean' } } as const;

await runScript(async () => {
  const { values, positionals } = readOptions(OPTIONS, USAGE);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Failure(USAGE);
  const packed = await readFile(file).catch(() => {
    throw new Failure(`Le fichier ${file} est illisible\u00a0: donnez le chemin d’une archive.`);
  });
  const app = await openProject(values.project);
  const { count, project, read_at } = await step(`Restauration dans ${app.options.projectId}`, () =>
    restoreArchive(packed, getFirestore(app), values.replace ?? false),
  );
  console.log(`
  ${count} documents de ${project}, tels qu’ils étaient le ${read_at}
  Une archive ne contient pas les comptes\u00a0: invitez les administrateurs par npm run admin:invite.\n`);
  return 0;
});
