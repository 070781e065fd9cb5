import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseSubscriberTable } from '#admin/features/subscriber-import/read-table.ts';
import { subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';
import { parseSubscribers } from '#domain/newsletter/parse-subscribers.ts';
import { guessColumnRoles } from '#domain/newsletter/subscriber-columns.ts';
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
const send = (subscribers: unknown, changes: object = {}) =>
  call(
    'adminCall',
    { action: 'import-subscribers', subscribers, basis: 'written', ...changes },
    admin.token,
  );
const importAll = (emails: string[]) => send(emails.map((email) => ({ email, active: true })));

describe('importing subscribers', () => {
  it('an import of subscribers stores new addresses as active, with the importing administrator and the time', async () => {
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
      consent_proof: null,
      activation_basis: 'written',
      activated_at: expect.any(Timestamp),
      updated_at: expect.any(Timestamp),
      updated_by: admin.uid,
    });
  });

  it('an import of subscribers takes dates, origin and proof of consent from the file, but no future date', async () => {
    const email = `dates-${tag}@example.org`;
    const late = `late-${tag}@example.org`;
    const kept = { active: true, source: 'footer', consent_proof: 'Fiche 12' };
    await send([
      { ...kept, email, consent_at: '2024-03-02T07:11:09.000Z' },
      { ...kept, email: late, consent_at: '2999-01-01T00:00:00.000Z' },
    ]);
    const date = Timestamp.fromDate(new Date('2024-03-02T07:11:09Z'));
    const fields = (await subscription(email).get()).data();
    expect(fields).toMatchObject({ ...kept, subscribed_at: date, consent_at: date });
    expect((await subscription(late).get()).get('consent_at')).toEqual(fields?.updated_at);
  });

  it('importing an export of subscribers restores states, sources and dates; a second import changes nothing', async () => {
    const rows = (['header', 'scroll'] as const).map((source, index) => ({
      email: `${source}-${tag}@example.org`,
      source,
      subscribed_at: `2026-01-0${index + 1}T23:30:00.000Z`,
      active: source === 'header',
      consent_proof: null,
    }));
    const table = (await parseSubscriberTable(subscriptionsToCsv(rows))) ?? {
      headings: [],
      rows: [],
    };
    const options = { columns: guessColumnRoles(table), answers: {}, known: new Set<string>() };
    const { subscribers } = await parseSubscribers(table, options);
    expect((await send(subscribers)).body.result).toEqual({ imported: 2, known: 0 });
    const stored = await Promise.all(rows.map(({ email }) => subscription(email).get()));
    expect(stored.map((one) => one.data())).toMatchObject(
      rows.map(({ consent_proof, ...row }) => ({
        ...row,
        subscribed_at: Timestamp.fromDate(new Date(row.subscribed_at)),
      })),
    );
    expect(stored[1]?.data()).not.toHaveProperty('activation_basis');
    expect((await send(subscribers)).body.result).toEqual({ imported: 0, known: 2 });
    const again = await Promise.all(rows.map(({ email }) => subscription(email).get()));
    expect(again.map((one) => one.updateTime)).toEqual(stored.map((one) => one.updateTime));
  });

  it('an import of subscribers leaves known addresses unchanged, and resubscribes nobody', async () => {
    const left = `left-${tag}@example.org`;
    const subscribed_at = Timestamp.fromMillis(1_700_000_000_000);
    const dates = { subscribed_at, unsubscribed_at: Timestamp.fromMillis(1_710_000_000_000) };
    const stored = { email: left, active: false, consent_version: '2026-01', ...dates };
    await subscription(left).set(stored);
    const { body } = await importAll([left.toUpperCase(), `\u200b${left}`]);
    expect(body.result).toEqual({ imported: 0, known: 1 });
    expect((await subscription(left).get()).data()).toEqual(stored);
  });

  it('an import of subscribers starts a new subscription for an email address whose subscription was active when it was deleted', async () => {
    const gone = `gone-${tag}@example.org`;
    const deleted = { active: false, was_shown: true, deleted_at: Timestamp.now(), links: ['a'] };
    await subscription(gone).set({ email: gone, ...deleted });
    const { body } = await importAll([gone]);
    expect(body.result).toMatchObject({ imported: 1, known: 0 });
    const fields = (await subscription(gone).get()).data();
    expect(fields).toMatchObject({ active: true, consent_version: 'import' });
    expect(fields).not.toHaveProperty('deleted_at');
  });

  it.each([
    ['unsubscribed', { unsubscribed_at: Timestamp.now() }],
    ['was inactive', { was_shown: false }],
  ])(
    'an import of subscribers resubscribes nobody who %s and was deleted afterwards',
    async (_what, left) => {
      const gone = `objected-${tag}@example.org`;
      await subscription(gone).set({
        email: gone,
        active: false,
        deleted_at: Timestamp.now(),
        ...left,
      });
      expect((await importAll([gone])).body.result).toEqual({ imported: 0, known: 1 });
      expect((await subscription(gone).get()).data()).toMatchObject({ active: false });
    },
  );

  it('an import of subscribers skips invalid and duplicate addresses', async () => {
    const email = `twice-${tag}@example.org`;
    const { body } = await importAll([email, '', `${email} `, 'odile', 'a@b', '  ', '=1+1']);
    expect(body.result).toEqual({ imported: 1, known: 0 });
  });

  it('an import of subscribers stores each address once, even if repeated or run twice at once', async () => {
    const emails = Array.from({ length: 5 }, (_, index) => `many-${index}-${tag}@example.org`);
    await Promise.all([importAll(emails), importAll(emails)]);
    const first = (await subscription(emails[0] ?? '').get()).data();
    expect((await importAll(emails)).body.result).toMatchObject({ imported: 0, known: 5 });
    expect((await subscription(emails[0] ?? '').get()).data()).toEqual(first);
  });

  it.each([
    [
      'no list',
      'odile@example.org',
      {},
      'Votre envoi n’a pas pu être lu. Rechargez la page et réessayez.',
    ],
    ['an empty list', [], {}, 'Aucune adresse à importer'],
    [
      'too long a list',
      Array(1_001).fill({ email: 'a@example.org', active: true }),
      {},
      '1000 adresses au plus à la fois',
    ],
    [
      'no basis for consent',
      [{ email: 'odile@example.org', active: true }],
      { basis: '' },
      'Dites comment ces personnes ont donné leur accord',
    ],
  ])('importing subscribers with %s is refused', async (_what, subscribers, changes, message) => {
    const { body } = await send(subscribers, changes);
    expect(body.error).toEqual({ status: 'INVALID_ARGUMENT', message });
  });
});
