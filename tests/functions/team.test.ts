import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RECENT_SIGN_IN_MINUTES } from '#domain/admin/admin-session.ts';
import { DELETABLE_ENTITIES } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_PROJECT_ID } from '#domain/site/ports.ts';
import { inviteAdministrator } from '../../functions/src/team.ts';
import { call, database, loggedOnce, mailsWith, SITE, signIn, tokenOf } from './call.ts';
import { testMails } from './mail-setup.ts';

const auth = getAuth(initializeApp({ projectId: DEMO_PROJECT_ID }, 'team'));
const mails = testMails();

let actor = { uid: '', email: '' };
let colleague = '';
beforeAll(async () => {
  const email = `claire-${randomUUID()}@example.org`;
  actor = { uid: (await auth.createUser({ email, emailVerified: true })).uid, email };
  await auth.setCustomUserClaims(actor.uid, { admin: true });
});
beforeEach(() => {
  colleague = `${randomUUID()}@example.org`;
});
afterEach(async () => {
  const { users } = await auth.getUsers([{ email: colleague }]);
  await auth.deleteUsers(users.map(({ uid }) => uid));
});

const ask = (payload: object, claims: object = {}) => call('team', payload, tokenOf(actor, claims));
const inviting = () => ask({ action: 'invite', email: ` ${colleague.toUpperCase()}` });
const listed = async () => {
  const { body } = await ask({ action: 'list' });
  return [body.result].flat().find((one) => Reflect.get(Object(one), 'email') === colleague);
};
const accountOf = async (email: string) => (await auth.getUsers([{ email }])).users[0];

describe('inviting', () => {
  it('an invitation mails a link that signs a new colleague in as an administrator, once', async () => {
    expect((await inviting()).status).toBe(200);
    const [mail, ...more] = await mailsWith(colleague);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Votre accès à l’administration de Grand Séjour');
    const [link = ''] = /http:\S+mode=signIn\S+/.exec(mail?.text ?? '') ?? [];
    const { headers } = await fetch(link, { redirect: 'manual' });
    expect(headers.get('location')).toMatch(`${SITE}/admin/login?`);
    const account = await accountOf(colleague);
    expect(account?.customClaims).toEqual({ admin: true, invited: expect.any(Number) });
    expect(await listed()).toMatchObject({ invited: expect.closeTo(Date.now(), -5), signedIn: 0 });
    const wanted = { collection: 'team', id: account?.uid ?? '', action: 'create' } as const;
    expect((await loggedOnce(wanted)).data()).toMatchObject({
      label: colleague,
      actor,
      before: null,
    });
  });

  it('a repeated invitation mails another link, and keeps the password of an existing administrator', async () => {
    const { uid } = await auth.createUser({ email: colleague, password: 'the-owners' });
    await auth.setCustomUserClaims(uid, { admin: true });
    await inviting();
    await inviting();
    expect(await mailsWith(colleague)).toHaveLength(2);
    expect((await signIn({ email: colleague, password: 'the-owners' })).uid).toBe(uid);
  });

  it('an invitation locks out a stranger who registered the email address before its owner', async () => {
    const stranger = { email: colleague, password: 'not-owners', displayName: 'Claire' };
    const { uid } = await auth.createUser(stranger);
    const google = { providerId: 'google.com', uid: 'not-owners-google' };
    await auth.updateUser(uid, { providerToLink: google });
    const validAfter = async () => Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '');
    const before = await validAfter();
    // Firebase stores the revocation time in whole seconds.
    await wait(1000);
    expect((await inviting()).status).toBe(200);
    expect(await listed()).toMatchObject({ name: colleague });
    await expect(signIn(stranger)).rejects.toThrow();
    const { providerData } = await auth.getUser(uid);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(await validAfter()).toBeGreaterThan(before);
  });

  it.each(['a new', 'a known'])(
    'when the mail of an invitation fails, %s account gets no rights, and the reason is returned',
    async (kind) => {
      if (kind === 'a known') await auth.createUser({ email: colleague });
      mails.smtp.faults.recipient = () => 550;
      const sent = inviteAdministrator(
        { auth, db: mails.db, mailer: await mails.open(), actor },
        colleague,
      );
      await expect(sent).rejects.toThrow(
        /^Aucun droit donné\u00a0: l’e-mail n’est pas parti\. Le serveur d’envoi refuse le destinataire/,
      );
      const account = await accountOf(colleague);
      if (kind === 'a new') expect(account).toBeUndefined();
      else expect(account?.customClaims?.admin).toBeUndefined();
    },
  );

  it('one administrator can send at most 20 invitations an hour', async () => {
    const mailer = await mails.open();
    const once = (uid: string) =>
      inviteAdministrator({ auth, db: mails.db, mailer, actor: { ...actor, uid } }, colleague);
    for (let sent = 0; sent < 20; sent += 1) await once('odile');
    await expect(once('odile')).rejects.toThrow('réessayez dans une heure');
    await once('jean');
    expect(mails.smtp.accepted).toHaveLength(21);
  });

  it('an invitation to a text that is not an email address is refused', async () => {
    const { body } = await ask({ action: 'invite', email: 'odile' });
    expect(body.error).toEqual({ status: 'INVALID_ARGUMENT', message: 'Adresse e-mail invalide' });
  });
});

it('an administrator’s rights are revoked at once and logged, but nobody can revoke their own', async () => {
  const { uid } = await auth.createUser({ email: colleague, emailVerified: true });
  await auth.setCustomUserClaims(uid, { lang: 'fr', admin: true, invited: 1 });
  const token = tokenOf({ uid, email: colleague });
  expect((await call('team', { action: 'list' }, token)).status).toBe(200);
  expect((await ask({ action: 'revoke', uid })).status).toBe(200);
  expect((await call('team', { action: 'list' }, token)).status).toBe(401);
  expect((await auth.getUser(uid)).customClaims).toEqual({ lang: 'fr' });
  expect(await listed()).toBeUndefined();
  const entry = await loggedOnce({ collection: 'team', id: uid, action: 'delete' });
  expect(entry.get('label')).toBe(colleague);
  const own = await ask({ action: 'revoke', uid: actor.uid });
  expect(own.body.error?.message).toBe('Personne ne retire ses propres droits');
  expect((await auth.getUser(actor.uid)).customClaims).toEqual({ admin: true });
});

it('administrators can change only their own name, to one line of at most 60 characters', async () => {
  const { uid } = await auth.createUser({ email: colleague, emailVerified: true });
  await auth.setCustomUserClaims(uid, { admin: true });
  const own = tokenOf({ uid, email: colleague });
  const rename = (name: string, others = {}, token = own) =>
    call('team', { action: 'rename', name, ...others }, token);
  expect((await rename(' Claire\n Roy ')).status).toBe(200);
  for (const refused of [rename(' '), rename('é'.repeat(61)), rename('Odile', { uid: actor.uid })])
    expect((await refused).body.error?.status).toBe('INVALID_ARGUMENT');
  const visitor = tokenOf({ uid, email: colleague }, { admin: false });
  expect((await rename('Odile', {}, visitor)).status).toBe(403);
  expect(await listed()).toMatchObject({ name: 'Claire Roy' });
});

it.each(DELETABLE_ENTITIES.filter(({ kind }) => kind !== 'visitor data'))(
  'no deleted record of $collection can be erased before thirty days, even by an administrator',
  async ({ collection }) => {
    const record = database().collection(collection).doc(randomUUID());
    await record.set({ deleted_at: new Date() });
    const payload = { action: 'erase', collection, id: record.id };
    const answer = await call('adminCall', payload, tokenOf(actor));
    expect(answer.body.error?.status).toBe('INVALID_ARGUMENT');
    expect((await record.get()).exists).toBe(true);
    await record.delete();
  },
);

it('inviting administrators, revoking their rights and erasing records require a recent sign-in; listing administrators and signing out everywhere do not', async () => {
  const auth_time = Math.floor(Date.now() / 1000) - RECENT_SIGN_IN_MINUTES * 60;
  const tokens = [tokenOf(actor, { auth_time }), tokenOf(actor, { auth_time: auth_time + 30 })];
  const trash = database().collection(COLLECTIONS.contactRequests);
  const id = randomUUID();
  await trash.doc(id).set({ deleted_at: new Date() });
  const { uid } = await auth.createUser({ email: colleague });
  for (const [name, payload, after] of [
    ['team', { action: 'revoke', uid }, 'OK'],
    ['team', { action: 'invite', email: colleague }, 'OK'],
    ['adminCall', { action: 'erase', collection: COLLECTIONS.contactRequests, id }, 'OK'],
  ] as const) {
    const statuses = [];
    for (const token of tokens)
      statuses.push((await call(name, payload, token)).body.error?.status ?? 'OK');
    expect(statuses, payload.action).toEqual(['FAILED_PRECONDITION', after]);
  }
  expect((await trash.doc(id).get()).exists).toBe(false);
  for (const action of ['list', 'sign-out'])
    expect((await ask({ action }, { auth_time })).status).toBe(200);
});

it('signing out everywhere ends the account’s sessions in all other browsers', async () => {
  const { uid } = await auth.createUser({ email: colleague, emailVerified: true });
  const [other, own] = [
    tokenOf({ uid, email: colleague }),
    tokenOf({ uid, email: colleague }, { iat: 1 }),
  ];
  await auth.setCustomUserClaims(uid, { admin: true });
  expect((await call('team', { action: 'sign-out' }, own)).status).toBe(200);
  expect((await call('team', { action: 'list' }, other)).status).toBe(401);
  const now = { auth_time: Math.floor(Date.now() / 1000) + 1 };
  expect((await ask({ action: 'list' }, now)).status).toBe(200);
});
