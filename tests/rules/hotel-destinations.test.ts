import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { composeRecordLinkDocId } from '#domain/site/record-paths.ts';
import { expectRules, rulesProject } from '../support/rules.ts';
import { signedNow } from './documents.ts';

const collection = COLLECTIONS.hotelDestinations;
const project = rulesProject(collection);
const link = (id: string) => project.as('admin').collection(collection).doc(id);
const linkOf = (hotel_id: unknown, destination_id: unknown) => ({
  hotel_id,
  destination_id,
  published: true,
  ...signedNow(),
});
const UNLINKED = { published: false, deleted_at: serverTimestamp(), ...signedNow() };
const longest = composeRecordLinkDocId('a'.repeat(128), 'b'.repeat(128));

describe('hotel_destinations', () => {
  beforeEach(() =>
    project.store({ [`${collection}/kyoto_italie`]: { ...linkOf('kyoto', 'italie') } }),
  );

  it('the security rules let an administrator link a hotel to a destination, remove the link and create it again', async () => {
    await expectRules(true, link('kyoto_japon').set(linkOf('kyoto', 'japon')));
    await expectRules(true, link('kyoto_japon').set(UNLINKED));
    await expectRules(true, link('kyoto_japon').set(linkOf('kyoto', 'japon')));
    await expectRules(true, link(longest).set(linkOf('a'.repeat(128), 'b'.repeat(128))));
  });

  it('the security rules refuse to erase the document that links a hotel to a destination, or to mark the link as removed with wrong fields', async () => {
    await expectRules(false, link('kyoto_italie').delete());
    await expectRules(false, link('kyoto_italie').set({ ...UNLINKED, updated_by: 'somebody' }));
    await expectRules(false, link('kyoto_italie').set({}));
    await expectRules(false, link('kyoto_italie').set({ ...UNLINKED, hotel_id: 'kyoto' }));
    await expectRules(false, link('kyoto_italie').set({ ...UNLINKED, published: true }));
  });

  it.each([
    ['an id that does not name its hotel and destination', 'link-1', linkOf('kyoto', 'japon')],
    [
      'a deletion time while it is published',
      'kyoto_japon',
      { ...linkOf('kyoto', 'japon'), deleted_at: serverTimestamp() },
    ],
    [
      'no author',
      'kyoto_japon',
      {
        hotel_id: 'kyoto',
        destination_id: 'japon',
        published: true,
        updated_at: serverTimestamp(),
      },
    ],
    [
      'a time of the caller’s own',
      'kyoto_japon',
      { ...linkOf('kyoto', 'japon'), updated_at: Timestamp.now() },
    ],
    [
      'another account as its author',
      'kyoto_japon',
      { ...linkOf('kyoto', 'japon'), updated_by: 'somebody' },
    ],
    ['a text as its flag', 'kyoto_japon', { ...linkOf('kyoto', 'japon'), published: 'true' }],
    ['a flag alone', 'kyoto_japon', { published: true, ...signedNow() }],
    ['a deletion in the past', 'kyoto_japon', { ...UNLINKED, deleted_at: Timestamp.fromMillis(0) }],
    ['an unknown field', 'kyoto_japon', { ...linkOf('kyoto', 'japon'), note: 'VIP' }],
    ['an unknown field beside a removal', 'kyoto_japon', { ...UNLINKED, note: 'VIP' }],
    ['a number as its destination', 'kyoto_5', linkOf('kyoto', 5)],
    ['an underscore in an id', 'kyoto_avec_tiret-bas', linkOf('kyoto', 'avec_tiret-bas')],
    ['a 129-character hotel id', `${'a'.repeat(129)}_japon`, linkOf('a'.repeat(129), 'japon')],
  ])('the security rules refuse a hotel’s link to a destination with %s', (_what, id, fields) =>
    expectRules(false, link(id).set(fields)),
  );
});
