import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { activityRate, NEWSLETTER_SOURCES } from '#domain/newsletter/newsletter.ts';
import {
  csvFileName,
  subscriptionsToCsv as csvOf,
  NewsletterSignup,
  NewsletterSubscription,
} from '#domain/newsletter/newsletter-subscription.ts';
import { firstErrors } from '#domain/requests/form-fields.ts';

describe('a newsletter subscription', () => {
  const bare = { id: 'x', email: 'a@b.fr' };

  it('a subscription with missing or unreadable fields is read with defaults', () => {
    const defaults = {
      source: null,
      subscribed_at: null,
      active: false,
      consent_version: null,
      consent_at: null,
      confirmed_at: null,
      confirmation_sent_at: null,
      unsubscribed_at: null,
      activation_basis: null,
      activated_at: null,
      mails: {},
      delivery: null,
      mail_due_at: null,
      mail_attempts: 0,
    };
    expect(v.parse(NewsletterSubscription, bare)).toEqual({ ...bare, ...defaults });
    expect(
      v.parse(NewsletterSubscription, { ...bare, source: 'x', active: 'oui', subscribed_at: 1 }),
    ).toEqual({ ...bare, ...defaults });
    expect(v.safeParse(NewsletterSubscription, { id: 'x' }).success).toBe(false);
  });
});

describe('a sign-up', () => {
  const signup = { email: ' Jeanne@Example.fr ', source: 'header', consentVersion: '2026-11' };

  it('a sign-up’s email address is normalised', () => {
    expect(v.parse(NewsletterSignup, signup).email).toBe('jeanne@example.fr');
    for (const source of NEWSLETTER_SOURCES) {
      expect(firstErrors(NewsletterSignup, { ...signup, source })).toEqual({});
    }
  });

  it.each([
    ['email', '', "L'email est requis"],
    ['email', 'jeanne', 'Adresse email invalide'],
  ])('a sign-up with %s %j is refused with its message', (key, value, message) => {
    expect(firstErrors(NewsletterSignup, { ...signup, [key]: value })).toEqual({ [key]: message });
  });

  it.each([
    ['source', 'popup'],
    ['source', undefined],
    ['consentVersion', ''],
    ['consentVersion', '2025-01'],
    ['active', true],
  ])('a sign-up with %s %j is refused', (key, value) => {
    expect(Object.keys(firstErrors(NewsletterSignup, { ...signup, [key]: value }))).toEqual([key]);
  });
});

it('the rate of active subscriptions is rounded', () => {
  expect(activityRate(3, 2)).toBe(67);
  expect(activityRate(0, 0)).toBe(0);
});

const HEADER = "\uFEFFEmail;Source;Date d'inscription;Actif\r\n";
const row = (email: string) => ({
  email,
  source: 'header' as const,
  subscribed_at: '2026-01-05T08:07:00Z',
  active: true,
});

/** Parses the records of a CSV text (RFC 4180, with semicolons). */
function readCsv(text: string): string[][] {
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g,
  )) {
    records.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}

describe('the CSV of subscribers', () => {
  it('the CSV of subscribers has four columns with French headers', () => {
    const rows = [
      row('a@example.fr'),
      { email: 'b@example.fr', source: null, subscribed_at: null, active: false },
    ];
    expect(csvOf(rows)).toBe(
      `${HEADER}a@example.fr;header;05/01/2026 09:07;Oui\r\nb@example.fr;;;Non\r\n`,
    );
    expect(csvOf([])).toBe(HEADER);
  });

  it('the CSV of subscribers quotes fields that a spreadsheet would split', () => {
    const rows = [row('a;b@example.fr'), row('a,b@example.fr')];
    expect(csvOf(rows)).toBe(
      `${HEADER}"a;b@example.fr";header;05/01/2026 09:07;Oui\r\n"a,b@example.fr";header;05/01/2026 09:07;Oui\r\n`,
    );
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\0'])(
    'the CSV of subscribers disarms a formula that starts with %j',
    (start) => {
      const [, [email] = []] = readCsv(csvOf([row(`${start}cmd`)]));
      expect(email).toBe(`'${start}cmd`);
    },
  );

  it('the CSV of subscribers keeps every email address and contains no formula', () => {
    const anyRow = fc.record({
      email: fc.string({ unit: fc.oneof(fc.constantFrom(...'",\r\n=+-@\t\0'), fc.string()) }),
      source: fc.constantFrom(null, ...NEWSLETTER_SOURCES),
      subscribed_at: fc.constantFrom(null, '2026-01-05T08:07:00Z'),
      active: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const [, ...records] = readCsv(csvOf(rows).slice(1));
        expect(records).toHaveLength(rows.length);
        for (const [index, record] of records.entries()) {
          const [email = '', source, , active] = record;
          expect(email).not.toMatch(/^[=+\-@\t\r\0]/);
          const written = rows[index]?.email ?? 'none';
          expect([written, `'${written}`]).toContain(email);
          expect(source).toBe(rows[index]?.source ?? '');
          expect(active).toBe(rows[index]?.active ? 'Oui' : 'Non');
        }
      }),
    );
  });
});

test('the CSV’s file name has the day of the export', () => {
  expect(csvFileName('2026-11-20')).toBe('abonnes-newsletter-2026-11-20.csv');
});
