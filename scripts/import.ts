import { getFirestore } from 'firebase-admin/firestore';
import { causeOf } from './backup/database.ts';
import { reportOf } from './import/report.ts';
import { planImport, writeNew } from './import/store.ts';
import { readTables } from './import/tables.ts';
import { openProject } from './lib/open-project.ts';
import { Failure, interrupted, readOptions, runScript } from './lib/script.ts';

const USAGE = 'Name a folder: npm run import -- FOLDER [--apply] [--project PROJECT_ID].';

const OPTIONS = { project: { type: 'string' }, apply: { type: 'boolean' } } as const;

await runScript(async () => {
  const { values, positionals } = readOptions(OPTIONS, USAGE);
  const { project, apply: isApplied = false } = values;
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Failure(USAGE);
  const tables = await readTables(folder);
  const db = getFirestore(await openProject(project));
  try {
    const plans = await planImport(db, tables, new Date());
    if (isApplied) await writeNew(db, plans);
    console.log(`\n${reportOf(plans, isApplied)}\n`);
  } catch (error) {
    interrupted.throwIfAborted();
    const state = isApplied ? 'Not all was written, run it again' : 'Nothing was written';
    throw new Failure(`${state}: ${causeOf(error)}`);
  }
  return 0;
});
