import { getFirestore } from 'firebase-admin/firestore';
import { listCopies } from '../functions/src/list-copies.ts';
import { explainDatabaseError } from './backup/database.ts';
import { copyPictures, fetchPicture } from './import/pictures.ts';
import { planTables } from './import/plans.ts';
import { importReport } from './import/report.ts';
import { readStoredDocuments, writeNew } from './import/store.ts';
import { readTables } from './import/tables.ts';
import { openProject } from './lib/open-project.ts';
import { Failure, interrupted, readOptions, runScript, step } from './lib/script.ts';

const USAGE =
  'Name a folder: npm run import -- FOLDER [--apply] [--photos] [--from https://FORMER-SITE] [--project PROJECT_ID].';

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const OPTIONS = { project: TEXT, from: TEXT, photos: FLAG, apply: FLAG };

await runScript(async () => {
  const { values, positionals } = readOptions(OPTIONS, USAGE);
  const { project, from, photos: isCopying, apply: isApplied = false } = values;
  const [folder] = positionals;
  const formerHost = from ? URL.parse(from)?.host.replace(/^www\./, '') : '';
  if (!folder || positionals.length > 1 || formerHost === undefined) throw new Failure(USAGE);
  const tables = await readTables(folder);
  const db = getFirestore(await openProject(project));
  try {
    const plans = planTables(tables, await readStoredDocuments(db), new Date(), formerHost);
    if (isApplied) await writeNew(db, plans);
    console.log(`\n${importReport(plans, isApplied)}\n`);
    if (!isApplied) return 0;
    if (isCopying) {
      const copied = await step('Copying pictures', () => copyPictures(db, plans, fetchPicture));
      console.log(copied.join('\n'));
    }
    await Promise.all(listCopies(db).map(({ run }) => run()));
  } catch (error) {
    interrupted.throwIfAborted();
    const state = isApplied ? 'Not all was written, run it again' : 'Nothing was written';
    throw new Failure(`${state}: ${explainDatabaseError(error)}`);
  }
  return 0;
});
