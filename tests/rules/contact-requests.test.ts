import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { toContactRequest } from '#domain/requests/contact-request.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Role, rulesProject, VISITORS } from '../support/rules.ts';
import { signedNow } from './describe-fields.ts';
import { describeNoWrites, describeReads } from './describe-roles.ts';
import { remove } from './removal.ts';

const collection = COLLECTIONS.contactRequests;
const project = rulesProject(collection);
const requestId = '5b0c2f3e-8d41-4a57-9c66-1e7a90d3f201';
const { id: _id, ...valid } = toContactRequest(
  {
    formType: 'contact',
    requestId,
    firstName: 'Odile',
    lastName: 'Marchetti',
    email: 'odile@example.org',
    message: 'Bonjour',
  },
  '2026-11-03T19:22:41.000Z',
);
const request = (role: Role) => project.as(role).collection(collection).doc(requestId);
const handledNow = (role: Role = 'admin') => ({
  handled: true,
  handled_at: serverTimestamp(),
  ...signedNow(role),
});

describe('contact_requests', () => {
  beforeEach(() => project.store({ [`${collection}/${requestId}`]: valid }));

  describeReads({ project, collection, valid }, 'admins');
  describeNoWrites({ project, collection, valid }, ['create']);

  it.each(VISITORS)('%s changes and deletes nothing', async (role) => {
    await expectRules(false, request(role).update(handledNow(role)));
    await expectRules(false, request(role).update({ resend: true, ...signedNow(role) }));
    await expectRules(false, request(role).delete());
    await expectRules(false, remove(project, role, { collection, id: requestId }));
  });

  it('admin handles a request, now, and puts it back', async () => {
    await expectRules(true, request('admin').update(handledNow()));
    await expectRules(
      true,
      request('admin').update({ handled: false, handled_at: null, ...signedNow() }),
    );
  });

  it('admin asks for its mail to be sent again', async () => {
    await expectRules(true, request('admin').update({ resend: true, ...signedNow() }));
    await expectRules(false, request('admin').update({ resend: true }));
  });

  it.each([
    ['handles without the time', { handled: true }],
    ['handles in another name', { ...handledNow(), updated_by: 'somebody' }],
    ['handles at another time', { handled: true, handled_at: Timestamp.fromMillis(0) }],
    ['handles with a text', { handled: 'true', handled_at: serverTimestamp() }],
    ['puts back with a time', { handled: false, handled_at: serverTimestamp() }],
    ['removes handled', { handled: deleteField(), handled_at: null }],
    ['asks again with a text', { resend: 'oui' }],
    ['asks again with false', { resend: false }],
    ['handles and asks again at once', { ...handledNow(), resend: true }],
    ['changes the message', { fields: { message: 'Autre' } }],
    ['changes the address', { email: 'autre@example.org' }],
    ['changes the delivery', { delivery: 'sent' }],
    ['changes the attempts', { attempts: 0.5 }],
    ['handles and changes the delivery', { ...handledNow(), delivery: 'sent' }],
    ['adds a field', { note: 'VIP' }],
  ])('admin never %s', async (_what, change) => {
    await expectRules(false, request('admin').update({ ...signedNow(), ...change }));
  });

  it('admin does not take the mark back, which functions do', async () => {
    await project.store({ [`${collection}/${requestId}`]: { ...valid, resend: true } });
    await expectRules(false, request('admin').update({ resend: deleteField(), ...signedNow() }));
    await expectRules(true, request('admin').update(handledNow()));
  });

  it('admin deletes, saying so', async () => {
    await expectRules(false, request('admin').delete());
    await expectRules(true, remove(project, 'admin', { collection, id: requestId }));
  });
});
