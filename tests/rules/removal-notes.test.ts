import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { REMOVABLE_COLLECTIONS } from '#domain/admin/removal-note.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, rulesProject, VISITORS } from '../support/rules.ts';
import { describeNoWrites, describeReads } from './describe-roles.ts';
import { noteOf, remove } from './removal.ts';

const collection = COLLECTIONS.removalNotes;
const project = rulesProject(collection);
const valid = { uid: 'admin', at: Timestamp.fromMillis(0), links: [] };

describe('removal_notes', () => {
  beforeEach(() =>
    project.store(
      Object.fromEntries(REMOVABLE_COLLECTIONS.map((name) => [`${name}/kyoto`, { name: 'Kyoto' }])),
    ),
  );

  describeReads({ project, collection, valid }, 'nobody');
  describeNoWrites({ project, collection, valid }, ['delete']);

  describe.each(REMOVABLE_COLLECTIONS)('a document of %s', (removed) => {
    const kyoto = { collection: removed, id: 'kyoto' };

    it.each(VISITORS)('is not deleted by %s', async (role) => {
      await expectRules(false, remove(project, role, kyoto));
    });

    it('is deleted with a note', async () => {
      await expectRules(true, remove(project, 'admin', kyoto));
    });

    it.each([
      ['no note', null],
      ['the name of another', { ...noteOf('admin'), uid: 'somebody' }],
      ['another time', { ...noteOf('admin'), at: Timestamp.now() }],
      ['no time', { uid: 'admin', links: [] }],
      ['no list of links', { ...noteOf('admin'), links: null }],
      ['too many links', noteOf('admin', Array(501).fill('kyoto_japon'))],
      ['another field', { ...noteOf('admin'), why: 'fermé' }],
    ])('is not deleted with %s', async (_what, note) => {
      await expectRules(false, remove(project, 'admin', kyoto, { note }));
    });

    it('is not deleted on the note of an earlier time, or of another document', async () => {
      await project.store({
        [`${collection}/${removed}_kyoto`]: { uid: 'admin', at: Timestamp.now(), links: [] },
      });
      await expectRules(false, remove(project, 'admin', kyoto, { note: null }));
      const database = project.as('admin');
      const batch = database.batch();
      batch.set(database.doc(`${collection}/${removed}_osaka`), noteOf('admin'));
      batch.delete(database.doc(`${removed}/kyoto`));
      await expectRules(false, batch.commit());
    });
  });

  it('is left for nothing else', async () => {
    const notes = project.as('admin').collection(collection);
    await expectRules(false, notes.doc('page_content_home').set(noteOf('admin')));
    await expectRules(false, notes.doc('audit_log_1').set(noteOf('admin')));
    await expectRules(true, notes.doc('hotels_kyoto').set(noteOf('admin')));
    await expectRules(true, notes.doc('hotels_kyoto').set(noteOf('admin', ['kyoto_japon'])));
  });
});
