import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { call, database, signInAdmin } from './call.ts';

let admin = { token: '', uid: '' };
let tag = '';
beforeAll(async () => {
  admin = await signInAdmin();
});
beforeEach(() => {
  tag = randomUUID();
});

const subscription = (email: string) =>
  database()
    .collection(COLLECTIONS.newsletterSubscriptions)
    .doc(createHash('sha256').update(email).digest('hex'));
const importAll = (emails: unknown, changes: object = {}) =>
  call(
    'adminCall',
    { action: 'import-subscribers', emails, basis: 'written', ...changes },
    admin.token,
  );

describe('importing subscribers', () => {
  it('stores new addresses as active, with the importing administrator and the time', async () => {
    const email = `odile-${tag}@example.org`;
    const { body } = await importAll([` Odile-${tag}@Example.org `]);
    expect(body.result).toEqual({ imported: 1, known: 0 });
    expect((await subscription(email).get()).data()).toEqual({
      email,
      source: null,
      active: true,
      subscribed_at: expect.any(Timestamp),
      consent_version: 'import',
      consent_at: expect.any(Timestamp),
      activation_basis: 'written',
      activated_at: expect.any(Timestamp),
      updated_at: expect.any(Timestamp),
      updated_by: admin.uid,
    });
  });

  it('leaves known addresses unchanged, and resubscribes nobody', async () => {
    const left = `left-${tag}@example.org`;
    const subscribed_at = Timestamp.fromMillis(1_700_000_000_000);
    const dates = { subscribed_at, unsubscribed_at: Timestamp.fromMillis(1_710_000_000_000) };
    const stored = { email: left, active: false, consent_version: '2026-01', ...dates };
    await subscription(left).set(stored);
    const { body } = await importAll([left.toUpperCase(), `\u200b${left}`]);
    expect(body.result).toEqual({ imported: 0, known: 1 });
    expect((await subscription(left).get()).data()).toEqual(stored);
  });

  it('starts a new subscription for a deleted address', async () => {
    const gone = `gone-${tag}@example.org`;
    const deleted = { active: false, was_shown: true, deleted_at: Timestamp.now(), links: ['a'] };
    await subscription(gone).set({ email: gone, ...deleted });
    const { body } = await importAll([gone]);
    expect(body.result).toMatchObject({ imported: 1, known: 0 });
    const fields = (await subscription(gone).get()).data();
    expect(fields).toMatchObject({ active: true, consent_version: 'import' });
    expect(fields).not.toHaveProperty('deleted_at');
  });

  it('skips invalid and duplicate addresses', async () => {
    const email = `twice-${tag}@example.org`;
    const { body } = await importAll([email, '', `${email} `, 'odile', 'a@b', '  ', '=1+1']);
    expect(body.result).toEqual({ imported: 1, known: 0 });
  });

  it('stores each address once, even if the import is repeated or runs twice at once', async () => {
    const emails = Array.from({ length: 5 }, (_, index) => `many-${index}-${tag}@example.org`);
    await Promise.all([importAll(emails), importAll(emails)]);
    const first = (await subscription(emails[0] ?? '').get()).data();
    expect((await importAll(emails)).body.result).toMatchObject({ imported: 0, known: 5 });
    expect((await subscription(emails[0] ?? '').get()).data()).toEqual(first);
  });

  it.each([
    ['no list', 'odile@example.org', {}, 'La demande est incomplète ou n’a pas la forme attendue'],
    ['an empty list', [], {}, 'Aucune adresse à importer'],
    ['too long a list', Array(501).fill('a@example.org'), {}, '500 adresses au plus à la fois'],
    [
      'no basis for consent',
      ['odile@example.org'],
      { basis: '' },
      'Dites comment ces personnes ont donné leur accord',
    ],
  ])('with %s is refused in French', async (_what, emails, changes, message) => {
    const { body } = await importAll(emails, changes);
    expect(body.error).toEqual({ status: 'INVALID_ARGUMENT', message });
  });
});
