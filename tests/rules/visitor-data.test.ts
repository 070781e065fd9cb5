import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Fields, type Role, rulesProject, VISITORS } from '../support/rules.ts';
import { CONTACT_REQUEST, SUBSCRIPTION, signedNow } from './documents.ts';

// Changes by administrators to documents that functions wrote.
const project = rulesProject('visitor-data');
const PAST = Timestamp.fromMillis(0);
const again = { delivery: 'pending', mail_due_at: serverTimestamp(), mail_attempts: 0 };
const handledNow = {
  handled: true,
  handled_at: serverTimestamp(),
  handled_by: 'admin@example.org',
};
const deletion = { deleted_at: serverTimestamp() };
const { newsletterSubscriptions, contactRequests, media } = COLLECTIONS;
const off = { ...SUBSCRIPTION, active: false };
const trashed = { active: false, was_shown: true, deleted_at: PAST };

it.each([
  ['deactivated', newsletterSubscriptions, SUBSCRIPTION, { active: false }],
  ['reactivated', newsletterSubscriptions, { ...off, confirmed_at: PAST }, { active: true }],
  ['queued for sending again', newsletterSubscriptions, { ...off, delivery: 'failed' }, again],
  ['deleted', newsletterSubscriptions, SUBSCRIPTION, { ...trashed, ...deletion }],
  [
    'restored',
    newsletterSubscriptions,
    { ...SUBSCRIPTION, ...trashed },
    { active: true, was_shown: null, deleted_at: null },
  ],
  ['marked as handled', contactRequests, CONTACT_REQUEST, handledNow],
  ['given a note', contactRequests, CONTACT_REQUEST, { note: 'VIP' }],
  ['queued for sending again', contactRequests, CONTACT_REQUEST, again],
  ['deleted', contactRequests, CONTACT_REQUEST, deletion],
  ['deleted', media, { deleted_at: null }, deletion],
])(
  'the security rules let only administrators change a document of $1 so that it is $0, without other changes; a document in the trash can only be restored',
  async (_what, collection, before: Fields, change: Fields) => {
    const store = (more: Fields = {}) =>
      project.store({ [`${collection}/odile`]: { ...before, ...more } });
    const update = (role: Role, more: Fields = {}) =>
      project
        .as(role)
        .collection(collection)
        .doc('odile')
        .update({ ...change, ...signedNow(role), ...more });
    await store();
    for (const role of VISITORS) await expectRules(false, update(role));
    await expectRules(false, update('admin', { email: 'autre@example.org' }));
    if (!('deleted_at' in change)) {
      await store({ deleted_at: PAST });
      await expectRules(false, update('admin'));
      await store();
    }
    await expectRules(true, update('admin'));
  },
);

describe('newsletter_subscriptions', () => {
  const subscription = () => project.as('admin').collection(newsletterSubscriptions).doc('odile');
  const store = (more: Fields = {}) =>
    project.store({ [`${newsletterSubscriptions}/odile`]: { ...SUBSCRIPTION, ...more } });
  beforeEach(() => store());

  it.each([
    [true, 'confirmed', { confirmed_at: Timestamp.now(), unsubscribed_at: null }],
    [true, 'imported with a basis', { activation_basis: 'written' }],
    [false, 'never confirmed', { confirmed_at: null }],
    [false, 'unsubscribed', { confirmed_at: Timestamp.now(), unsubscribed_at: Timestamp.now() }],
  ])(
    'whether the security rules allow reactivating a newsletter subscription that was $1: $0',
    async (allowed, _what, before) => {
      await store({ active: false, ...before });
      await expectRules(false, subscription().update({ active: 'oui', ...signedNow() }));
      await expectRules(allowed, subscription().update({ active: true, ...signedNow() }));
    },
  );

  it.each([
    ['activation without a proof of consent', { active: true }],
    ['activation with a stated basis', { active: true, activation_basis: 'written' }],
    ['a string as the active flag', { active: 'oui' }],
    ['another email address', { email: 'autre@example.org' }],
    ['an unknown field', { note: 'VIP' }],
    ['deactivation in another account’s name', { active: false, updated_by: 'somebody' }],
    ['deactivation dated in the past', { active: false, updated_at: PAST }],
  ])('the security rules refuse, for a newsletter subscription, %s', (_what, change) =>
    expectRules(false, subscription().update({ ...signedNow(), ...change })),
  );

  it('the security rules refuse a change of a newsletter subscription that does not name the account that makes the change', () =>
    expectRules(false, subscription().update({ active: false })));

  it('the security rules require that moving a newsletter subscription to the trash deactivates it, and that restoring reactivates it', async () => {
    const now = { deleted_at: serverTimestamp(), ...signedNow() };
    const gone = { active: false, was_shown: true, ...now };
    await expectRules(false, subscription().update({ ...gone, was_shown: false }));
    await expectRules(false, subscription().update({ was_shown: true, ...now }));
    await expectRules(false, subscription().update({ ...gone, deleted_at: PAST }));
    await expectRules(true, subscription().update(gone));
    const back = { active: true, was_shown: null, deleted_at: null, ...signedNow() };
    await expectRules(false, subscription().update({ ...back, active: false }));
    await expectRules(false, subscription().update({ ...back, was_shown: true }));
    await expectRules(true, subscription().update(back));
    await expectRules(false, subscription().delete());
  });

  it('the security rules let an administrator queue a newsletter confirmation mail again only after its delivery failed', async () => {
    await expectRules(false, subscription().update({ ...again, ...signedNow() }));
    await store({ active: false, delivery: 'failed' });
    await expectRules(true, subscription().update({ ...again, ...signedNow() }));
  });
});

describe('contact_requests', () => {
  const request = () => project.as('admin').collection(contactRequests).doc('odile');
  const store = (more: Fields = {}) =>
    project.store({ [`${contactRequests}/odile`]: { ...CONTACT_REQUEST, ...more } });
  beforeEach(() => store());

  it('the security rules let administrators mark a contact request as handled, and reopen it', async () => {
    await expectRules(true, request().update({ ...handledNow, ...signedNow() }));
    const opened = { handled: false, handled_at: null, handled_by: null };
    await expectRules(true, request().update({ ...opened, ...signedNow() }));
  });

  it('the security rules let an administrator queue the failed mails of a contact request again, due at once', async () => {
    const change = { ...again, ...signedNow() };
    await expectRules(false, request().update(again));
    await expectRules(false, request().update({ ...change, mail_due_at: Timestamp.now() }));
    await expectRules(false, request().update({ ...change, mail_attempts: 3 }));
    await expectRules(true, request().update(change));
    // A function may already be sending the mails.
    await expectRules(false, request().update(change));
  });

  it('the security rules let administrators move a contact request to the trash and restore it, but not erase it', async () => {
    await expectRules(true, request().update({ deleted_at: serverTimestamp(), ...signedNow() }));
    await expectRules(true, request().update({ deleted_at: null, ...signedNow() }));
    await expectRules(false, request().update({ deleted_at: PAST, ...signedNow() }));
    await expectRules(false, request().delete());
  });

  it('the security rules let administrators set and remove the note of a contact request', async () => {
    // Before any write with `updated_at`, which may equal the emulator's time of this request.
    await expectRules(false, request().update({ note: 'VIP' }));
    await expectRules(true, request().update({ note: 'n'.repeat(2000), ...signedNow() }));
    await expectRules(true, request().update({ note: null, ...signedNow() }));
  });

  it.each([
    ['handled without the time', { handled: true }],
    ['handled under another email address', { ...handledNow, handled_by: 'odile@example.org' }],
    [
      'reopened with an address in handled_by',
      { handled: false, handled_at: null, handled_by: 'a@b.fr' },
    ],
    ['given an empty note', { note: '' }],
    ['given a note of 2,001 characters', { note: 'n'.repeat(2001) }],
    ['given a note and handled in one write', { ...handledNow, note: 'VIP' }],
    ['handled in another account’s name', { ...handledNow, updated_by: 'somebody' }],
    ['handled with a time in the past', { ...handledNow, handled_at: PAST }],
    ['stored without handled', { handled: deleteField(), handled_at: null, handled_by: null }],
    ['handled and queued again in one write', { ...handledNow, ...again }],
    ['given another message', { fields: { message: 'Autre' } }],
    ['marked as sent', { ...again, delivery: 'sent' }],
    ['given an unknown field', { tag: 'VIP' }],
  ])('the security rules refuse an update by which a contact request is %s', (_what, change) =>
    expectRules(false, request().update({ ...signedNow(), ...change })),
  );
});
