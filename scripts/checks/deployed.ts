import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { fromRoot } from '../lib/script.ts';
import { type Check, fault, findings, unread, warning } from './check.ts';

const SCHEDULES = ['tick', 'nightly'];
const Jobs = v.object({
  jobs: v.optional(v.array(v.object({ name: v.string(), state: v.string() })), []),
});

/** Checks that what is due is mailed, published and erased. */
export const schedules: Check = async ({ id, cloud }) => {
  const answer = await cloud(
    `https://cloudscheduler.googleapis.com/v1/projects/${id}/locations/europe-west1/jobs`,
  );
  const parsed = v.safeParse(Jobs, answer.body);
  if (answer.status !== 200 || !parsed.success) return [unread('The schedules', answer)];
  const running = parsed.output.jobs.filter(({ state }) => state === 'ENABLED');
  return findings(
    SCHEDULES.filter(
      (name) =>
        !running.some((job) => job.name.endsWith(`/firebase-schedule-${name}-europe-west1`)),
    ).map((name) => fault(`The schedule ${name} does not run: deploy again, or resume it.`)),
    'The schedules run.',
  );
};

const Release = v.object({ rulesetName: v.string() });
const Ruleset = v.object({
  source: v.object({ files: v.array(v.object({ content: v.string() })) }),
});

/** Checks that the database is protected by the rules of this version. */
export const rules: Check = async ({ id, cloud }) => {
  const api = 'https://firebaserules.googleapis.com/v1';
  const released = await cloud(`${api}/projects/${id}/releases/cloud.firestore`);
  const release = v.safeParse(Release, released.body);
  if (!release.success) return [unread('The rules of Firestore', released)];
  const answer = await cloud(`${api}/${release.output.rulesetName}`);
  const ruleset = v.safeParse(Ruleset, answer.body);
  if (!ruleset.success) return [unread('The rules of Firestore', answer)];
  const own = await readFile(fromRoot('firestore.rules'), 'utf8');
  return findings(
    ruleset.output.source.files.some(({ content }) => content === own)
      ? []
      : [fault('The rules of Firestore are not those of this version: deploy again.')],
    'The rules of Firestore are those of this version.',
  );
};

const Fields = v.array(v.object({ fieldPath: v.string() }));
const Wanted = v.object({
  indexes: v.array(v.object({ collectionGroup: v.string(), fields: Fields })),
});
const Built = v.object({
  indexes: v.optional(
    v.array(v.object({ name: v.string(), state: v.optional(v.string()), fields: Fields })),
    [],
  ),
});

const nameOf = (group: string, fields: v.InferOutput<typeof Fields>) =>
  [group, ...fields.map(({ fieldPath }) => fieldPath)]
    .filter((name) => name !== '__name__')
    .join(' ');

/** Checks that every query finds its index. */
export const indexes: Check = async ({ id, cloud }) => {
  const answer = await cloud(
    `https://firestore.googleapis.com/v1/projects/${id}/databases/(default)/collectionGroups/-/indexes?pageSize=200`,
  );
  const parsed = v.safeParse(Built, answer.body);
  if (answer.status !== 200 || !parsed.success) return [unread('The indexes', answer)];
  const ready = parsed.output.indexes
    .filter(({ state }) => state === 'READY')
    .map(({ name, fields }) => nameOf(/collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '', fields));
  const text = await readFile(fromRoot('firestore.indexes.json'), 'utf8');
  const wanted = v.parse(Wanted, JSON.parse(text)).indexes;
  return findings(
    wanted
      .map(({ collectionGroup, fields }) => nameOf(collectionGroup, fields))
      .filter((name) => !ready.includes(name))
      .map((name) => warning(`The index of ${name} is not ready: deploy, and wait some minutes.`)),
    'All indexes are ready.',
  );
};
