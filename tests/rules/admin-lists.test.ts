import { beforeAll, beforeEach, expect, it } from 'vitest';
import { countRecords, readAll } from '#admin/data/read.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs } from '../support/admin-session.ts';
import { rulesProject } from '../support/rules.ts';

// The queries of the administration's lists, against the real rules and signed in as an administrator.

const project = rulesProject('admin-lists');
const { destinations, contactRequests, newsletterSubscriptions } = COLLECTIONS;
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));

beforeAll(async () => {
  const named = (display_order: number, more = {}) => ({
    destination_name: 'Grèce',
    destination_slug: `grece-${display_order}`,
    display_order,
    active: true,
    ...more,
  });
  await project.store({
    [`${destinations}/bali`]: named(3),
    [`${destinations}/grece`]: named(1),
    [`${destinations}/rome`]: named(2, { active: false, deleted_at: day(1) }),
    [`${contactRequests}/r1`]: { created_at: day(1), handled: false, delivery: 'failed' },
    [`${contactRequests}/r2`]: { created_at: day(2), handled: true, delivery: 'sent' },
    [`${contactRequests}/r3`]: { created_at: day(3), handled: false, deleted_at: day(3) },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((number) => [
        `${newsletterSubscriptions}/s${number}`,
        { email: `a${number}@exemple.fr`, subscribed_at: day(15 + number), active: true },
      ]),
    ),
  });
});
beforeEach(() => signInAs(project, 'admin'));

it('counting records by a field’s value leaves out records in the trash', async () => {
  expect(await countRecords(destinations)).toBe(2);
  expect(await countRecords(contactRequests, { handled: false })).toBe(1);
  expect(await countRecords(contactRequests, { delivery: 'failed' })).toBe(1);
});

it('a list is read whole and in its sort order', async () => {
  const all = await readAll(ENTITIES.subscribers);
  expect(all.map(({ id }) => id)).toEqual(['s5', 's4', 's3', 's2', 's1']);
});
