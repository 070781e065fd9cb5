import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { CONSENT_BASES } from '#domain/newsletter/consent-basis.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Fields, rulesProject } from '../support/rules.ts';
import { CONTACT_REQUEST, SUBSCRIPTION, signedNow } from './documents.ts';

// What an administrator changes of what functions wrote.
const project = rulesProject('visitor-data');
const again = { delivery: 'pending', mail_due_at: serverTimestamp(), mail_attempts: 0 };
const { newsletterSubscriptions, contactRequests } = COLLECTIONS;

describe('newsletter_subscriptions', () => {
  const subscription = () => project.as('admin').collection(newsletterSubscriptions).doc('odile');
  const store = (more: Fields = {}) =>
    project.store({ [`${newsletterSubscriptions}/odile`]: { ...SUBSCRIPTION, ...more } });
  beforeEach(() => store());
  const activation = {
    active: true,
    activation_basis: 'written',
    activated_at: serverTimestamp(),
  };

  it('is deactivated, and activated with a basis', async () => {
    await expectRules(true, subscription().update({ active: false, ...signedNow() }));
    for (const activation_basis of CONSENT_BASES) {
      const said = { ...activation, activation_basis };
      await expectRules(true, subscription().update({ ...said, ...signedNow() }));
    }
  });

  it.each([
    [true, 'confirmed', { confirmed_at: Timestamp.now(), unsubscribed_at: null }],
    [true, 'activated with a basis', { activation_basis: 'written' }],
    [false, 'never confirmed', { confirmed_at: null }],
    [false, 'unsubscribed', { confirmed_at: Timestamp.now(), unsubscribed_at: Timestamp.now() }],
  ])('is activated without a basis (%s) when it was %s', async (allowed, _what, before) => {
    await store({ active: false, ...before });
    await expectRules(allowed, subscription().update({ active: true, ...signedNow() }));
  });

  it.each([
    ['active without a basis', { active: true }],
    ['another basis', { ...activation, activation_basis: 'autre' }],
    ['no basis', { active: true, activated_at: serverTimestamp() }],
    ['the basis when it is deactivated', { ...activation, active: false }],
    ['the basis at another time', { ...activation, activated_at: Timestamp.fromMillis(0) }],
    ['active as text', { active: 'oui' }],
    ['active as nothing', { active: deleteField() }],
    ['the email address', { email: 'autre@example.org' }],
    ['the source', { source: 'header' }],
    ['the time', { subscribed_at: Timestamp.now() }],
    ['the consent', { consent_version: deleteField() }],
    ['another field', { note: 'VIP' }],
    ['active and the email address', { active: false, email: 'autre@example.org' }],
    ['active in the name of another account', { active: false, updated_by: 'somebody' }],
    ['active at another time', { active: false, updated_at: Timestamp.fromMillis(0) }],
  ])('keeps %s', (_what, change) =>
    expectRules(false, subscription().update({ ...signedNow(), ...change })),
  );

  it('is not changed without a signature', () =>
    expectRules(false, subscription().update({ active: false })));

  it('is deleted and hidden with what it was, and restored to that', async () => {
    const now = { deleted_at: serverTimestamp(), ...signedNow() };
    const gone = { active: false, was_shown: true, ...now };
    await expectRules(false, subscription().update({ ...gone, was_shown: false }));
    await expectRules(false, subscription().update({ was_shown: true, ...now }));
    await expectRules(true, subscription().update(gone));
    const back = { active: true, was_shown: null, deleted_at: null, ...signedNow() };
    await expectRules(false, subscription().update({ ...back, active: false }));
    await expectRules(true, subscription().update(back));
    await expectRules(false, subscription().delete());
  });

  it('whose confirmation failed is due again', async () => {
    await expectRules(false, subscription().update({ ...again, ...signedNow() }));
    await store({ active: false, delivery: 'failed' });
    await expectRules(true, subscription().update({ ...again, ...signedNow() }));
  });
});

describe('contact_requests', () => {
  const request = () => project.as('admin').collection(contactRequests).doc('odile');
  const handledNow = {
    handled: true,
    handled_at: serverTimestamp(),
    handled_by: 'admin@example.org',
  };
  const store = (more: Fields = {}) =>
    project.store({ [`${contactRequests}/odile`]: { ...CONTACT_REQUEST, ...more } });
  beforeEach(() => store());

  it('is handled, now, and opened again', async () => {
    await expectRules(true, request().update({ ...handledNow, ...signedNow() }));
    const opened = { handled: false, handled_at: null, handled_by: null };
    await expectRules(true, request().update({ ...opened, ...signedNow() }));
  });

  it('that failed to be mailed is due again when that is asked for, now', async () => {
    const change = { ...again, ...signedNow() };
    await expectRules(false, request().update(again));
    await expectRules(false, request().update({ ...change, mail_due_at: Timestamp.now() }));
    await expectRules(false, request().update({ ...change, mail_attempts: 3 }));
    await expectRules(true, request().update(change));
    // Who sends it may have it in hand.
    await expectRules(false, request().update(change));
  });

  it('is deleted, and restored', async () => {
    await expectRules(true, request().update({ deleted_at: serverTimestamp(), ...signedNow() }));
    await expectRules(true, request().update({ deleted_at: null, ...signedNow() }));
    await expectRules(
      false,
      request().update({ deleted_at: Timestamp.fromMillis(0), ...signedNow() }),
    );
    await expectRules(false, request().delete());
  });

  it('has a note, which can be changed and removed', async () => {
    await expectRules(true, request().update({ note: 'n'.repeat(2000), ...signedNow() }));
    await expectRules(true, request().update({ note: null, ...signedNow() }));
    await expectRules(false, request().update({ note: 'VIP' }));
  });

  it.each([
    ['handled without the time', { handled: true }],
    ['handled by somebody else', { ...handledNow, handled_by: 'odile@example.org' }],
    ['handled by nobody', { ...handledNow, handled_by: null }],
    ['opened again by somebody', { handled: false, handled_at: null, handled_by: 'a@b.fr' }],
    ['noted with an empty text', { note: '' }],
    ['noted at length', { note: 'n'.repeat(2001) }],
    ['noted with a number', { note: 1 }],
    ['noted and handled at once', { ...handledNow, note: 'VIP' }],
    ['handled in another name', { ...handledNow, updated_by: 'somebody' }],
    ['handled at another time', { ...handledNow, handled_at: Timestamp.fromMillis(0) }],
    ['handled as text', { ...handledNow, handled: 'true' }],
    ['opened again with a time', { ...handledNow, handled: false, handled_by: null }],
    ['without handled', { handled: deleteField(), handled_at: null, handled_by: null }],
    ['handled and mailed again at once', { ...handledNow, ...again }],
    ['changed in its message', { fields: { message: 'Autre' } }],
    ['changed in its email address', { email: 'autre@example.org' }],
    ['changed in its delivery', { delivery: 'sent' }],
    ['handled and changed in its delivery', { ...handledNow, delivery: 'sent' }],
    ['given another field', { tag: 'VIP' }],
  ])('is never %s', (_what, change) =>
    expectRules(false, request().update({ ...signedNow(), ...change })),
  );
});
