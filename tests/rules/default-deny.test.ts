import { beforeAll, describe, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Role, rulesProject, VISITORS } from '../support/rules.ts';

const project = rulesProject('default_deny');
const roles: readonly Role[] = [...VISITORS, 'admin'];
const collections = Object.values(COLLECTIONS);

/** Places that no rule names: another collection, and one below each that a rule names. */
const places = ['users', ...collections.map((name) => `${name}/document/drafts`)];

describe('default deny', () => {
  beforeAll(() =>
    project.store(
      Object.fromEntries(places.map((place) => [`${place}/document`, { published: true }])),
    ),
  );

  describe.each(roles)('%s', (role) => {
    it.each(places)('neither reads nor writes %s', async (place) => {
      const documents = project.as(role).collection(place);
      await expectRules(false, documents.doc('document').get());
      await expectRules(false, documents.where('published', '==', true).get());
      await expectRules(false, documents.doc('other').set({ published: true }));
      await expectRules(false, documents.doc('document').update({ published: false }));
      await expectRules(false, documents.doc('document').delete());
    });

    it.each(['drafts', ...collections])('reads no group of collections %s', async (name) => {
      const group = project.as(role).collectionGroup(name);
      await expectRules(false, group.where('published', '==', true).get());
      await expectRules(false, group.where('active', '==', true).get());
    });
  });
});
