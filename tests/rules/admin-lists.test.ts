import {
  collection,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminDb } from '#admin/data/admin-db.ts';
import { readParts } from '#admin/data/read-records.ts';
import { constraintsOf } from '#admin/data/source-constraints.ts';
import {
  type CollectionSource,
  FAILED_REQUESTS,
  HOTELS,
  OPEN_REQUESTS,
  plannedOf,
  SUBSCRIPTIONS,
} from '#admin/data/sources.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs } from '../support/admin-session.ts';
import { rulesProject } from '../support/rules.ts';

// What lists ask for, against the real rules: signed in as an administrator.

const project = rulesProject('admin-lists');
const { hotels, contactRequests, newsletterSubscriptions } = COLLECTIONS;
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));

beforeAll(async () => {
  await project.store({
    [`${hotels}/ryokan-momiji`]: { created_at: day(1), updated_at: day(1), publish_at: null },
    [`${hotels}/riad`]: { created_at: null, updated_at: day(3), publish_at: day(20) },
    [`${hotels}/ryokan`]: { created_at: day(2), updated_at: day(2) },
    [`${contactRequests}/r1`]: { created_at: day(1), handled: false, delivery: 'failed' },
    [`${contactRequests}/r2`]: { created_at: day(2), handled: true, delivery: 'sent' },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((number) => [
        `${newsletterSubscriptions}/s${number}`,
        { email: `a${number}@exemple.fr`, subscribed_at: day(15 + number), active: true },
      ]),
    ),
  });
});
beforeEach(() => signInAs(project, 'admin'));

const asked = (source: CollectionSource) =>
  query(
    collection(adminDb, source.collection),
    ...constraintsOf<QueryConstraint>({ where, orderBy, limit }, source, source.limit),
  );
const idsOf = async (source: CollectionSource) =>
  (await getDocs(asked(source))).docs.map(({ id }) => id);

describe('a list', () => {
  it.each<[string, CollectionSource, string[]]>([
    ['the last saved, without a date too', HOTELS, ['riad', 'ryokan', 'ryokan-momiji']],
    ['what is planned', plannedOf(HOTELS), ['riad']],
    ['who waits', OPEN_REQUESTS, ['r1']],
    ['what was not sent', FAILED_REQUESTS, ['r1']],
  ])('asks for %s', async (_, source, ids) => {
    expect(await idsOf(source)).toEqual(ids);
    expect((await getCountFromServer(asked(source))).data().count).toBe(ids.length);
  });

  it('is counted for administrators alone', async () => {
    signInAs(project, 'account');
    await expect(getCountFromServer(asked(SUBSCRIPTIONS))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('is read whole part by part, each record once', async () => {
    const parts: string[][] = [];
    for await (const part of readParts(SUBSCRIPTIONS, 2)) parts.push(part.map(({ id }) => id));
    expect(parts).toEqual([['s5', 's4'], ['s3', 's2'], ['s1']]);
  });
});
