import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmailList } from '#admin/features/subscriber-import/read-email-list.ts';
import {
  subscriptionHeads,
  subscriptionLines,
} from '#domain/newsletter/newsletter-subscription.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';

const emailsIn = (text: string) => readEmailList(text).emails;
const rejectedIn = (text: string) =>
  readEmailList(text).rejected.map(({ line, text: part, reason }) => [line, part, reason]);

describe('the addresses of a list', () => {
  it.each([
    ['une@exemple.fr', ['une@exemple.fr']],
    ['une@exemple.fr\r\ndeux@exemple.fr\n\n', ['une@exemple.fr', 'deux@exemple.fr']],
    [
      'une@exemple.fr; deux@exemple.fr,trois@exemple.fr',
      'une deux trois'.split(' ').map((n) => `${n}@exemple.fr`),
    ],
    ['"Roy, Élise" <elise@exemple.fr>', ['elise@exemple.fr']],
    ["Écrivez à 'elise@exemple.fr'.", ['elise@exemple.fr']],
    ['mailto:elise@exemple.fr', ['elise@exemple.fr']],
    ["o'brien@exemple.fr", ["o'brien@exemple.fr"]],
    ["'+plus@exemple.fr", ['+plus@exemple.fr']],
    ['Roy;Élise;elise@exemple.fr;01/02/2026;www.exemple.fr', ['elise@exemple.fr']],
    ['', []],
    [' \n;;\n,\n', []],
  ])('%j', (text, expected) => {
    expect(readEmailList(text)).toMatchObject({ emails: expected, duplicates: 0, rejected: [] });
  });

  it('come once each, in their first spelling, and the others are counted', () => {
    const list = readEmailList('Une@Exemple.fr une@exemple.fr\nUNE@exemple.fr');
    expect(list).toMatchObject({ emails: ['Une@Exemple.fr'], duplicates: 2, rejected: [] });
  });

  it.each(['Email', 'Nom;Adresse e-mail;Ville', '\uFEFF"Courriel"\tNom', 'sep=;\r\nE-mail;Nom'])(
    'may follow the names of the columns: %j',
    (head) => {
      expect(readEmailList(`${head}\r\na@exemple.fr`)).toMatchObject({
        emails: ['a@exemple.fr'],
        duplicates: 0,
        rejected: [],
      });
    },
  );

  it('are valid and different from each other, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab@.;, "\n') }), (text) => {
        const found = emailsIn(text);
        expect(found.map(normaliseEmail).every(isEmail)).toBe(true);
        expect(emailsIn(found.join('\n'))).toEqual(found);
      }),
    );
  });
});

describe('what is not understood', () => {
  it.each([
    ['jean.exemple.fr', 'il n’y a pas de @'],
    ['aucune adresse ici', 'il n’y a pas de @'],
    ['faux@@exemple.fr', 'il y a plusieurs @'],
    ['presque@', 'adresse incomplète ou mal écrite'],
    ['jean@exemple..fr', 'adresse incomplète ou mal écrite'],
  ])('says why: %j', (text, reason) => {
    expect(rejectedIn(text)).toEqual([[1, text, reason]]);
    expect(emailsIn(text)).toEqual([]);
  });

  it('has the number of its line, empty lines and the columns’ names counted', () => {
    const file = 'Email;Nom\r\na@exemple.fr;A\r\n\r\nb.exemple.fr;B\r\nc@@exemple.fr;C\r\n';
    expect(rejectedIn(file).map(([line, text]) => [line, text])).toEqual([
      [4, 'b.exemple.fr;B'],
      [5, 'c@@exemple.fr'],
    ]);
    expect(emailsIn(file)).toEqual(['a@exemple.fr']);
  });

  it('names every line that gives no address, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'ab@. ') })), (lines) => {
        const { emails, duplicates, rejected } = readEmailList(lines.join('\n'));
        const named = new Set(rejected.map(({ line }) => line));
        const filled = lines.filter((line) => line.trim() !== '').length;
        expect(emails.length + duplicates + named.size).toBeGreaterThanOrEqual(filled);
      }),
    );
  });
});

const csvOf = (rows: Parameters<typeof subscriptionLines>[0]) =>
  [subscriptionHeads(), ...subscriptionLines(rows)].join('');

describe('an exported file', () => {
  const rows = ['une@exemple.fr', '=formule@exemple.fr', "d'arc@exemple.fr"].map((email) => ({
    email,
    source: null,
    subscribed_at: '2026-01-05T08:07:00Z',
    active: true,
  }));

  it('is understood', () => {
    expect(readEmailList(csvOf(rows))).toMatchObject({
      emails: rows.map(({ email }) => email),
      duplicates: 0,
      rejected: [],
    });
  });

  it('leaves out who unsubscribed', () => {
    const gone = { email: 'b@exemple.fr', source: null, subscribed_at: null, active: false };
    const list = readEmailList(csvOf([gone, ...rows]));
    expect(list.emails).toHaveLength(3);
    expect(list.rejected).toMatchObject([{ line: 2, isFixable: false }]);
  });
});
