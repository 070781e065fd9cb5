import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { getFirestore } from 'firebase-admin/firestore';
import { restoreArchive } from './backup/restore-archive.ts';
import { openProject } from './lib/open-project.ts';
import { Failure, fromRoot, readOptions, run, runScript, step } from './lib/script.ts';

const USAGE =
  'Donnez une archive, ou - pour celle qui arrive par un tube\u00a0: npm run restore -- FICHIER [--replace] [--invite ADRESSE]… [--project PROJET].';

const OPTIONS = {
  project: { type: 'string' },
  replace: { type: 'boolean' },
  invite: { type: 'string', multiple: true },
} as const;

function readSource(file: string): Promise<Buffer> {
  if (file === '-') return buffer(process.stdin);
  return readFile(file).catch(() => {
    throw new Failure(`Le fichier ${file} est illisible\u00a0: donnez le chemin d’une archive.`);
  });
}

/** `npm run restore`: brings an archive of `npm run backup` back. */
await runScript(async () => {
  const { values, positionals } = readOptions(OPTIONS, USAGE);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Failure(USAGE);
  const { project, replace: replaces = false, invite = [] } = values;
  const packed = await readSource(file);
  const app = await openProject(project);
  const restored = await step(`Restauration dans ${app.options.projectId}`, () =>
    restoreArchive(packed, getFirestore(app), { replaces, invite }),
  );
  console.log(
    `\n  ${restored.documents} documents de ${restored.project}, tels qu’ils étaient le ${restored.read_at}`,
  );
  for (const email of invite) {
    const target = project === undefined ? [] : ['--project', project];
    const args = [fromRoot('scripts', 'admin-invite.ts'), email, ...target];
    await run(process.execPath, args, { isShown: true });
  }
  const others = restored.administrators.filter((email) => !invite.includes(email));
  if (others.length > 0) {
    console.log(
      `  L’archive nomme des administrateurs, qui n’ont reçu aucun droit\u00a0: ${others.join(', ')}.\n  Invitez qui vous connaissez par npm run admin:invite.\n`,
    );
  }
  return 0;
});
