import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';
import { restoreArchive } from './backup/restore-archive.ts';
import { openProject } from './lib/open-project.ts';
import { Failure, fromRoot, run, runScript, step } from './lib/script.ts';

/** Reads `FILE [--replace] [--invite EMAIL]… [--project ID]`. */
function readArguments() {
  try {
    const options = {
      project: { type: 'string' },
      replace: { type: 'boolean' },
      invite: { type: 'string', multiple: true },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, ...values };
  } catch {
    // Told below.
  }
  throw new Failure(
    'Give one archive, or - for what is piped: npm run restore -- FILE [--replace] [--invite EMAIL]… [--project PROJECT_ID].',
  );
}

function readSource(file: string): Promise<Buffer> {
  if (file === '-') return buffer(process.stdin);
  return readFile(file).catch(() => {
    throw new Failure(`The file ${file} cannot be read: give the path of an archive.`);
  });
}

/** `npm run restore`: brings an archive of `npm run backup` back. */
await runScript(async () => {
  const { file, project, replace: replaces = false, invite = [] } = readArguments();
  const packed = await readSource(file);
  const app = await openProject(project);
  const { header, documents, administrators } = await step(
    `Restoring into ${app.options.projectId}`,
    () => restoreArchive(packed, getFirestore(app), { replaces, invite }),
  );
  console.log(`\n  ${documents} documents of ${header.project}, as of ${header.read_at}`);
  for (const email of invite) {
    const target = project === undefined ? [] : ['--project', project];
    const args = [fromRoot('scripts', 'admin-invite.ts'), email, ...target];
    await run(process.execPath, args, { isShown: true });
  }
  const others = administrators.filter((email) => !invite.includes(email));
  if (others.length > 0) {
    console.log(
      `  The archive names administrators, who got no rights: ${others.join(', ')}.\n  Invite whom you know with npm run admin:invite.\n`,
    );
  }
  return 0;
});
