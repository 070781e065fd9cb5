import { deleteField, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { NEWSLETTER_CONSENT_VERSION } from '#domain/newsletter/newsletter.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Role, rulesProject, VISITORS } from '../support/rules.ts';
import { signedNow } from './describe-fields.ts';
import { describeNoWrites, describeReads } from './describe-roles.ts';
import { remove } from './removal.ts';

const collection = COLLECTIONS.newsletterSubscriptions;
const project = rulesProject(collection);
const valid = {
  email: 'odile@example.org',
  source: 'footer',
  active: true,
  subscribed_at: Timestamp.fromMillis(0),
  consent_version: NEWSLETTER_CONSENT_VERSION,
};
const subscription = (role: Role) => project.as(role).collection(collection).doc('odile');

describe('newsletter_subscriptions', () => {
  beforeEach(() => project.store({ [`${collection}/odile`]: valid }));

  describeReads({ project, collection, valid }, 'admins');
  describeNoWrites({ project, collection, valid }, ['create']);

  it.each(VISITORS)('%s cannot ask whether an address is subscribed', async (role) => {
    const documents = project.as(role).collection(collection);
    await expectRules(false, documents.where('email', '==', valid.email).limit(1).get());
    await expectRules(false, documents.where('active', '==', true).get());
  });

  it.each(VISITORS)('%s changes and deletes nothing', async (role) => {
    await expectRules(false, subscription(role).update({ active: false, ...signedNow(role) }));
    await expectRules(false, subscription(role).delete());
    await expectRules(false, remove(project, role, { collection, id: 'odile' }));
  });

  it('admin changes whether it is active', async () => {
    await expectRules(true, subscription('admin').update({ active: false, ...signedNow() }));
    await expectRules(true, subscription('admin').update({ active: true, ...signedNow() }));
  });

  it('admin changes nothing unsigned', async () => {
    await expectRules(false, subscription('admin').update({ active: false }));
    const signature = { ...signedNow(), updated_by: 'somebody' };
    await expectRules(false, subscription('admin').update({ active: false, ...signature }));
  });

  it.each([
    ['active as text', { active: 'false' }],
    ['active as null', { active: null }],
    ['no active', { active: deleteField() }],
    ['the address', { email: 'autre@example.org' }],
    ['the source', { source: 'header' }],
    ['the time', { subscribed_at: Timestamp.now() }],
    ['the consent', { consent_version: '1999-01' }],
    ['no consent', { consent_version: deleteField() }],
    ['another field', { note: 'VIP' }],
    ['active and the address', { active: false, email: 'autre@example.org' }],
  ])('admin does not change %s', async (_what, change) => {
    await expectRules(false, subscription('admin').update({ ...signedNow(), ...change }));
  });

  it('admin deletes, saying so', async () => {
    await expectRules(false, subscription('admin').delete());
    await expectRules(true, remove(project, 'admin', { collection, id: 'odile' }));
  });
});
