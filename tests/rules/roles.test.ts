import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { ADMINS, expectRules, newId, type Role, rulesProject, VISITORS } from '../support/rules.ts';
import { ACCESS } from './documents.ts';

const project = rulesProject('roles');
const ROLES: readonly Role[] = [...VISITORS, ...ADMINS];

/** The ids of a collection whose documents have the id that their fields say. */
const CREATED_IDS: Record<string, string> = {
  [COLLECTIONS.pageContent]: 'blog',
  [COLLECTIONS.settings]: 'site',
  [COLLECTIONS.hotelDestinations]: 'kyoto_bali',
};

it('every collection has its row', () => {
  const rows = ACCESS.map(({ collection }) => collection);
  const names = Object.values(COLLECTIONS);
  expect(rows).toEqual(expect.arrayContaining(names));
});

// Firestore refuses a write whose rules call for more than ten documents, and bills each call.
it('the rules read no other document', async () => {
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
  expect(rules).not.toMatch(/(?<![.\w])(?:get|exists)(?:After)?\(/);
});

describe.each(ACCESS)('$collection', ({ collection, id, fields, get, list, creation, change }) => {
  beforeEach(() => project.store({ [`${collection}/${id}`]: fields }));

  describe.each(ROLES)('%s', (role) => {
    const documents = () => project.as(role).collection(collection);
    const isReader = (readers: string) =>
      readers === 'all' || (readers === 'admins' && ADMINS.includes(role));

    it('reads, creates, updates what it may, and deletes nothing', async () => {
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
  it('reads no group of collections', async () => {
    for (const name of Object.values(COLLECTIONS)) {
      const group = project.as(role).collectionGroup(name);
      await expectRules(false, group.where('published', '==', true).get());
      await expectRules(false, group.where('active', '==', true).get());
    }
  });
});
