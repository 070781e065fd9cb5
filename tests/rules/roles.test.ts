import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { ADMINS, expectRules, newId, type Role, rulesProject, VISITORS } from '../support/rules.ts';
import { ACCESS } from './documents.ts';

const project = rulesProject('roles');
const ROLES: readonly Role[] = [...VISITORS, ...ADMINS];

/** Ids of new documents in collections where the id must match the fields. */
const CREATED_IDS: Record<string, string> = {
  [COLLECTIONS.pageContent]: 'blog',
  [COLLECTIONS.settings]: 'site',
  [COLLECTIONS.hotelDestinations]: 'kyoto_bali',
};

it('the access table has a row for every collection', () => {
  const rows = ACCESS.map(({ collection }) => collection);
  const names = Object.values(COLLECTIONS);
  expect(rows).toEqual(expect.arrayContaining(names));
});

// Firestore refuses a write whose rules read more than ten documents, and bills each read.
it('the rules read no other documents by get() or exists()', async () => {
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
  expect(rules).not.toMatch(/(?<![.\w])(?:get|exists)(?:After)?\(/);
});

describe.each(ACCESS)('$collection', ({ collection, id, fields, get, list, creation, change }) => {
  beforeEach(() => project.store({ [`${collection}/${id}`]: fields }));

  describe.each(ROLES)('%s', (role) => {
    const documents = () => project.as(role).collection(collection);
    const isReader = (readers: string) =>
      readers === 'all' || (readers === 'admins' && ADMINS.includes(role));

    it('reads, creates and updates only what its role allows, and deletes nothing', async () => {
      const [isAdmin, document] = [ADMINS.includes(role), documents().doc(id)];
      await expectRules(isReader(get), document.get());
      await expectRules(isReader(list), documents().get());
      await expectRules(isReader(list), documents().limit(1).get());
      const newDocument = documents().doc(CREATED_IDS[collection] ?? newId());
      await expectRules(isAdmin && !!creation, newDocument.set(creation ? creation(role) : fields));
      await expectRules(isAdmin && !!change, document.update(change ? change(role) : fields));
      await expectRules(false, document.delete());
    });
  });
});

describe.each(ROLES)('%s', (role) => {
  it('cannot query collection groups', async () => {
    for (const name of Object.values(COLLECTIONS)) {
      const group = project.as(role).collectionGroup(name);
      await expectRules(false, group.where('published', '==', true).get());
      await expectRules(false, group.where('active', '==', true).get());
    }
  });
});
