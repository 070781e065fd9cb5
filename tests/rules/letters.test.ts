import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it } from 'vitest';
import { moveRecordsToTrash, restoreRecordsFromTrash } from '#admin/data/change.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs } from '../support/admin-session.ts';
import { expectRules, type Fields, newId, rulesProject } from '../support/rules.ts';
import { LETTER, STORED_STAMPS, signedNow } from './documents.ts';

const project = rulesProject('letters');
const PLAN = Timestamp.fromDate(new Date('2099-01-07T08:00:00Z'));
const OTHER_PLAN = Timestamp.fromDate(new Date('2099-01-08T08:00:00Z'));
const TRASHED = { deleted_at: Timestamp.fromMillis(0), was_shown: false };
const RESTORED = { deleted_at: null, was_shown: null };

beforeEach(() => signInAs(project, 'admin'));

/** Stores a letter. @returns its document, as an administrator's browser changes it */
async function plant(fields: Fields = {}) {
  const document = project.as('admin').doc(`${COLLECTIONS.letters}/${newId()}`);
  await project.store({
    [document.path]: { ...LETTER, ...STORED_STAMPS, created_at: null, ...fields },
  });
  return document;
}

it.each<[string, Fields, Fields, boolean]>([
  ['changes the text of a draft', {}, { subject: 'Autre' }, true],
  ['sends a draft', {}, { published: true, created_at: serverTimestamp() }, false],
  ['schedules a draft', {}, { publish_at: PLAN }, false],
  ['sets the state of a draft', {}, { state: 'going' }, false],
  ['resumes a paused newsletter', { state: 'paused' }, { state: 'going' }, false],
  ['changes the text of a scheduled newsletter', { publish_at: PLAN }, { subject: 'Autre' }, true],
  ['reschedules a scheduled newsletter', { publish_at: PLAN }, { publish_at: OTHER_PLAN }, false],
  [
    'deletes a scheduled newsletter and reschedules it',
    { publish_at: PLAN },
    {
      ...TRASHED,
      deleted_at: serverTimestamp(),
      publish_at: OTHER_PLAN,
    },
    false,
  ],
  ['sends a newsletter by restoring it', TRASHED, { ...RESTORED, published: true }, false],
  ['schedules a newsletter by restoring it', TRASHED, { ...RESTORED, publish_at: PLAN }, false],
  ['restores a newsletter that was a draft', TRASHED, RESTORED, true],
])(
  'the security rules allow a change of a newsletter that $0: $3',
  async (_what, stored, change, isAllowed) => {
    const document = await plant(stored);
    await expectRules(isAllowed, document.update({ ...change, ...signedNow() }));
  },
);

it('the security rules let an administrator change a newsletter that was sent, move it to the trash and restore it', async () => {
  const sent = { published: true, created_at: Timestamp.fromMillis(0) };
  const document = await plant(sent);
  await expectRules(true, document.update({ closing: null, ...signedNow() }));
  const deleted = await moveRecordsToTrash(ENTITIES.letters, [document.id]);
  expect((await document.get()).data()).toMatchObject({ published: false, was_shown: true });
  expect(await restoreRecordsFromTrash(ENTITIES.letters, deleted)).toEqual([document.id]);
  expect((await document.get()).data()).toMatchObject({ ...sent, closing: null });
});
