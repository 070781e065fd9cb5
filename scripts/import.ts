import { getFirestore } from 'firebase-admin/firestore';
import { createListCopyJobs } from '../functions/src/list-copies.ts';
import { describeFirestoreError } from './backup/database.ts';
import { fetchPicture, importPictures } from './import/pictures.ts';
import { planImport } from './import/plans.ts';
import { composeImportReport } from './import/report.ts';
import { readImportTargetDocuments, writeImportedDocuments } from './import/store.ts';
import { readExportedTables } from './import/tables.ts';
import { openFirebaseApp } from './lib/open-project.ts';
import {
  CliError,
  parseCommandOptions,
  runScript,
  runStep,
  scriptAbortSignal,
} from './lib/script.ts';

const USAGE =
  'Name a folder: npm run import -- FOLDER [--apply] [--photos] [--from https://FORMER-SITE] [--project PROJECT_ID].';

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const OPTIONS = { project: TEXT, from: TEXT, photos: FLAG, apply: FLAG };

await runScript(async () => {
  const { values, positionals } = parseCommandOptions(OPTIONS, USAGE);
  const { project, from, photos: isCopying, apply: isApplied = false } = values;
  const [folder] = positionals;
  const formerHost = from ? URL.parse(from)?.host.replace(/^www\./, '') : '';
  if (!folder || positionals.length > 1 || formerHost === undefined) throw new CliError(USAGE);
  const tables = await readExportedTables(folder);
  const { app } = await openFirebaseApp(project);
  const db = getFirestore(app);
  try {
    const plans = planImport(tables, await readImportTargetDocuments(db), new Date(), formerHost);
    if (isApplied) await writeImportedDocuments(db, plans);
    console.log(`\n${composeImportReport(plans, isApplied)}\n`);
    if (!isApplied) return 0;
    if (isCopying) {
      const copied = await runStep('Copying pictures', () =>
        importPictures(db, plans, fetchPicture),
      );
      console.log(copied.join('\n'));
    }
    await Promise.all(createListCopyJobs(db).map(({ run }) => run()));
  } catch (error) {
    scriptAbortSignal.throwIfAborted();
    const state = isApplied ? 'Not all was written, run it again' : 'Nothing was written';
    throw new CliError(`${state}: ${describeFirestoreError(error)}`);
  }
  return 0;
});
