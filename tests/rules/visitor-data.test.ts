import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Fields, rulesProject } from '../support/rules.ts';
import { CONTACT_REQUEST, SUBSCRIPTION, signedNow } from './documents.ts';

// What an administrator changes of what functions wrote.
const project = rulesProject('visitor-data');
const { newsletterSubscriptions, contactRequests } = COLLECTIONS;

describe('newsletter_subscriptions', () => {
  const subscription = () => project.as('admin').collection(newsletterSubscriptions).doc('odile');
  beforeEach(() => project.store({ [`${newsletterSubscriptions}/odile`]: SUBSCRIPTION }));

  it.each([true, false])('is made active: %s', (active) =>
    expectRules(true, subscription().update({ active, ...signedNow() })),
  );

  it.each([
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

  it('has its mail sent again when that is asked for; only functions take the mark back', async () => {
    await expectRules(false, request().update({ resend: true }));
    await expectRules(true, request().update({ resend: true, ...signedNow() }));
    await expectRules(false, request().update({ resend: deleteField(), ...signedNow() }));
    await expectRules(true, request().update({ ...handledNow, ...signedNow() }));
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
    ['asked for again with a text', { resend: 'oui' }],
    ['asked for again with false', { resend: false }],
    ['handled and asked for again at once', { ...handledNow, resend: true }],
    ['changed in its message', { fields: { message: 'Autre' } }],
    ['changed in its email address', { email: 'autre@example.org' }],
    ['changed in its delivery', { delivery: 'sent' }],
    ['handled and changed in its delivery', { ...handledNow, delivery: 'sent' }],
    ['given another field', { tag: 'VIP' }],
  ])('is never %s', (_what, change) =>
    expectRules(false, request().update({ ...signedNow(), ...change })),
  );
});
