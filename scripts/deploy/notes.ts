import { BROWSER_ERROR_LOG_MESSAGE } from '#domain/figures/counted-event.ts';
import { readDeployedFunctions } from './checks.ts';
import { callGoogleApi, type FirebaseProject, jsonAt, jsonListAt } from './google.ts';

/** Returns the latest time at a path of the items; undefined without items. Google's times sort as text. */
const latest = (items: unknown[], path: string): string | undefined =>
  items
    .map((item) => String(jsonAt(item, path)))
    .toSorted()
    .at(-1);

async function lastBackup(project: FirebaseProject): Promise<string> {
  const url = `https://firestore.googleapis.com/v1/projects/${project.id}/locations/-/backups`;
  const time = latest(jsonListAt(await callGoogleApi(project, url), 'backups'), 'snapshotTime');
  return time ? `The last backup of the database was made at ${time}.` : 'No backup has run yet.';
}

const ENTRIES_MAX = 1000;

async function browserErrors(project: FirebaseProject): Promise<string> {
  const deployed = latest(await readDeployedFunctions(project), 'updateTime');
  if (deployed === undefined) return 'Nothing is deployed yet.';
  const filter = `jsonPayload.message="${BROWSER_ERROR_LOG_MESSAGE}" AND timestamp>="${deployed}"`;
  const body = { resourceNames: [`projects/${project.id}`], filter, pageSize: ENTRIES_MAX };
  const url = 'https://logging.googleapis.com/v2/entries:list';
  const { length } = jsonListAt(await callGoogleApi(project, url, { body }), 'entries');
  const count = length === ENTRIES_MAX ? `${length} errors or more` : `${length} errors`;
  const query = encodeURIComponent(`jsonPayload.message="${BROWSER_ERROR_LOG_MESSAGE}"`);
  return `${count} in browsers since the deployment of ${deployed}. (https://console.cloud.google.com/logs/query;query=${query}?project=${project.id})`;
}

/** Prints when the database was last backed up, and how many errors browsers reported since the last deployment. */
export async function printLastBackupAndErrorCount(project: FirebaseProject): Promise<void> {
  const notes = [lastBackup, browserErrors].map((note) =>
    note(project).catch((error: Error) => `Unknown: ${error.message}`),
  );
  console.log(`${(await Promise.all(notes)).map((text) => `  · ${text}\n`).join('')}`);
}
