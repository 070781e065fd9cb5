import { readFile } from 'node:fs/promises';
import { fromRoot } from '../lib/script.ts';
import { at, type Check, listAt, read } from './check.ts';

/** Checks that what is due is mailed, published and erased. */
export const schedules: Check = async (project) => {
  const url = `https://cloudscheduler.googleapis.com/v1/projects/${project.id}/locations/europe-west1/jobs`;
  const running = listAt(await read(project, 'The schedules', url), 'jobs')
    .filter((job) => at(job, 'state') === 'ENABLED')
    .map((job) => String(at(job, 'name')));
  return ['tick', 'nightly']
    .filter(
      (name) => !running.some((job) => job.endsWith(`/firebase-schedule-${name}-europe-west1`)),
    )
    .map((name) => `The schedule ${name} does not run: deploy again, or resume it.`);
};

/** Checks that the database is protected by the rules of this version. */
export const rules: Check = async (project) => {
  const what = 'The rules of Firestore';
  const api = 'https://firebaserules.googleapis.com/v1';
  const release = await read(
    project,
    what,
    `${api}/projects/${project.id}/releases/cloud.firestore`,
  );
  const ruleset = await read(project, what, `${api}/${at(release, 'rulesetName')}`);
  const own = await readFile(fromRoot('firestore.rules'), 'utf8');
  return at(ruleset, 'source.files.0.content') === own
    ? []
    : ['The rules of Firestore are not those of this version: deploy again.'];
};
