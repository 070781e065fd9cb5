import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmailList } from '#admin/features/subscriber-import/read-email-list.ts';
import { subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';

const emailsIn = (text: string) => readEmailList(text).emails;

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
    expect(readEmailList(text)).toMatchObject({ emails: expected, wrong: [] });
  });

  it('come once each, in their first spelling', () => {
    const list = readEmailList('Une@Exemple.fr une@exemple.fr\nUNE@exemple.fr');
    expect(list).toMatchObject({ emails: ['Une@Exemple.fr'], wrong: [] });
  });

  it.each(['Email', 'Nom;Adresse e-mail;Ville', '\uFEFF"Courriel"\tNom', 'sep=;\r\nE-mail;Nom'])(
    'may follow the names of the columns: %j',
    (head) => {
      expect(readEmailList(`${head}\r\na@exemple.fr`)).toMatchObject({
        emails: ['a@exemple.fr'],
        wrong: [],
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

describe('what is no address', () => {
  it.each([
    'jean.exemple.fr',
    'aucune adresse ici',
    'faux@@exemple.fr',
    'presque@',
    'jean@exemple..fr',
  ])('is named: %j', (text) => {
    expect(readEmailList(text)).toMatchObject({ emails: [], wrong: [text] });
  });

  it('stands beside the addresses of a file', () => {
    const file = 'Email;Nom\r\na@exemple.fr;A\r\n\r\nb.exemple.fr;B\r\nc@@exemple.fr;C\r\n';
    expect(readEmailList(file)).toMatchObject({
      emails: ['a@exemple.fr'],
      wrong: ['b.exemple.fr;B', 'c@@exemple.fr'],
    });
  });

  it('is never dropped, whatever is pasted', () => {
    const line = fc.string({ unit: fc.constantFrom(...'ab@. ') });
    fc.assert(
      fc.property(line, (text) => {
        const { emails, wrong } = readEmailList(text);
        expect(emails.length + wrong.length > 0).toBe(text.trim() !== '');
      }),
    );
  });
});

describe('an exported file', () => {
  const rows = ['une@exemple.fr', '=formule@exemple.fr', "d'arc@exemple.fr"].map((email) => ({
    email,
    source: null,
    subscribed_at: '2026-01-05T08:07:00Z',
    active: true,
  }));

  it('is understood', () => {
    expect(readEmailList(subscriptionsToCsv(rows))).toMatchObject({
      emails: rows.map(({ email }) => email),
      wrong: [],
    });
  });

  it('leaves out who unsubscribed', () => {
    const gone = { email: 'b@exemple.fr', source: null, subscribed_at: null, active: false };
    const list = readEmailList(subscriptionsToCsv([gone, ...rows]));
    expect(list.emails).toHaveLength(3);
    expect(list.inactive).toEqual([expect.stringMatching(/^b@exemple\.fr/)]);
  });
});
