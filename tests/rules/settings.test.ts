import { describe, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Fields, rulesProject, VISITORS } from '../support/rules.ts';
import { signedNow } from './documents.ts';

const collection = COLLECTIONS.settings;
const project = rulesProject(collection);
const write = (fields: Fields, id = 'site') =>
  project
    .as('admin')
    .collection(collection)
    .doc(id)
    .set({ ...DEFAULT_SETTINGS, ...fields, ...signedNow() });

describe('settings/site', () => {
  it('is readable by everybody, writable by administrators with a signature, and never deleted', async () => {
    for (const role of VISITORS) {
      const settings = project.as(role).collection(collection);
      await expectRules(true, settings.doc('site').get());
      await expectRules(true, settings.get());
      await expectRules(
        false,
        settings.doc('site').set({ ...DEFAULT_SETTINGS, ...signedNow(role) }),
      );
    }
    await expectRules(false, write({}, 'other'));
    await expectRules(false, project.as('admin').doc(`${collection}/site`).set(DEFAULT_SETTINGS));
    await expectRules(false, project.as('admin').doc(`${collection}/site`).delete());
  });
});
