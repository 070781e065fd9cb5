import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { fromRoot } from '../lib/script.ts';
import { type Check, fault, findings, unread, warning } from './check.ts';

const root = (id: string) =>
  `https://firestore.googleapis.com/v1/projects/${id}/databases/(default)`;

const Database = v.object({
  type: v.optional(v.string()),
  pointInTimeRecoveryEnablement: v.optional(v.string()),
  deleteProtectionState: v.optional(v.string()),
});

/** The database is there, of the right kind, and can be brought back. */
export const database: Check = async ({ id, cloud }) => {
  const { status, body } = await cloud(root(id));
  if (status === 404) {
    return [fault('There is no Firestore database: create it in Native mode (DEPLOY.md, 1).')];
  }
  const parsed = v.safeParse(Database, body);
  if (status !== 200 || !parsed.success) return [unread('The Firestore database', status)];
  const { type, pointInTimeRecoveryEnablement, deleteProtectionState } = parsed.output;
  return findings(
    [
      ...(type === 'FIRESTORE_NATIVE'
        ? []
        : [fault('The Firestore database is not in Native mode: create another project.')]),
      ...(pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
        ? []
        : [
            warning(
              'Point-in-time recovery is off: what is overwritten today is lost. Run: gcloud firestore databases update --database="(default)" --enable-pitr',
            ),
          ]),
      ...(deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
        ? []
        : [
            warning(
              'The database can be deleted by one command. Run: gcloud firestore databases update --database="(default)" --delete-protection',
            ),
          ]),
    ],
    'The database is in Native mode, protected, with point-in-time recovery.',
  );
};

const Wanted = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      fields: v.array(v.looseObject({ fieldPath: v.string() })),
    }),
  ),
  fieldOverrides: v.array(
    v.looseObject({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      ttl: v.optional(v.boolean()),
    }),
  ),
});

const wanted = async () =>
  v.parse(Wanted, JSON.parse(await readFile(fromRoot('firestore.indexes.json'), 'utf8')));

const group = (name: string) => /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '';

const Fields = v.object({
  fields: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        ttlConfig: v.optional(v.object({ state: v.optional(v.string()) })),
      }),
    ),
    [],
  ),
});

/** What is to be deleted in time has its policy. */
export const lifetimes: Check = async ({ id, cloud }) => {
  const { status, body } = await cloud(
    `${root(id)}/collectionGroups/-/fields?filter=${encodeURIComponent('ttlConfig:*')}`,
  );
  const parsed = v.safeParse(Fields, body);
  if (status !== 200 || !parsed.success) return [unread('The TTL policies', status)];
  const active = new Set(
    parsed.output.fields
      .filter(({ ttlConfig }) => ttlConfig?.state === 'ACTIVE')
      .map(({ name }) => `${group(name)}.${name.split('/').at(-1)}`),
  );
  const expected = (await wanted()).fieldOverrides
    .filter(({ ttl }) => ttl === true)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  return findings(
    expected
      .filter((name) => !active.has(name))
      .map((name) =>
        warning(`No TTL policy is active on ${name}: deploy, and look again after an hour.`),
      ),
    `TTL policies are active: ${expected.join(', ')}.`,
  );
};

const Indexes = v.object({
  indexes: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        state: v.optional(v.string()),
        fields: v.array(v.looseObject({ fieldPath: v.string() })),
      }),
    ),
    [],
  ),
});

const fieldNames = (fields: readonly { fieldPath: string }[]) =>
  fields.map(({ fieldPath }) => fieldPath).filter((name) => name !== '__name__');

/** Every query finds its index. */
export const indexes: Check = async ({ id, cloud }) => {
  const { status, body } = await cloud(`${root(id)}/collectionGroups/-/indexes?pageSize=200`);
  const parsed = v.safeParse(Indexes, body);
  if (status !== 200 || !parsed.success) return [unread('The indexes', status)];
  const ready = new Set(
    parsed.output.indexes
      .filter(({ state }) => state === 'READY')
      .map(({ name, fields }) => [group(name), ...fieldNames(fields)].join(' ')),
  );
  const missing = (await wanted()).indexes
    .map(({ collectionGroup, fields }) => [collectionGroup, ...fieldNames(fields)].join(' '))
    .filter((index) => !ready.has(index));
  return findings(
    missing.map((index) =>
      warning(`The index of ${index} is not ready: deploy, and wait some minutes.`),
    ),
    'All indexes are ready.',
  );
};
