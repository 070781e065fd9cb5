import fc from 'fast-check';
import { expect, it } from 'vitest';
import { subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';
import { readSubscribers } from '#domain/newsletter/read-subscribers.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';

it.each([
  ['une@exemple.fr\r\ndeux@exemple.fr\n\n', ['une@exemple.fr', 'deux@exemple.fr']],
  ['a@exemple.fr; b@exemple.fr,c@exemple.fr', ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr']],
  ['Une@Exemple.fr une@exemple.fr\nUNE@exemple.fr', ['Une@Exemple.fr']],
  ['"Roy, Élise" <elise@exemple.fr>', ['elise@exemple.fr']],
  ["Écrivez à 'elise@exemple.fr'.", ['elise@exemple.fr']],
  ['mailto:elise@exemple.fr', ['elise@exemple.fr']],
  ["o'brien@exemple.fr", ["o'brien@exemple.fr"]],
  ['Roy;Élise;elise@exemple.fr;01/02/2026;www.exemple.fr', ['elise@exemple.fr']],
  [' \n;;\n,\n', []],
])('every address in the pasted list %j is found', (text, emails) => {
  expect(readSubscribers(text)).toEqual({ emails, wrong: [], refused: [] });
});

it.each(['jean.exemple.fr', 'faux@@exemple.fr', 'jean@exemple..fr'])(
  'the line %j is reported as holding no address',
  (text) => {
    const list = readSubscribers(`a@exemple.fr;A\r\n${text}`);
    expect(list).toEqual({ emails: ['a@exemple.fr'], wrong: [text], refused: [] });
  },
);

it('every line gives an address or is reported, and all addresses are valid and distinct', () => {
  const line = fc.string({ unit: fc.constantFrom(...'ab@.; "') });
  fc.assert(
    fc.property(line, (text) => {
      const { emails, wrong, refused } = readSubscribers(text);
      expect(emails.length + wrong.length + refused.length > 0).toBe(/[^\s;"]/.test(text));
      expect(emails.map(normaliseEmail).every(isEmail)).toBe(true);
      expect(readSubscribers(emails.join('\n')).emails).toEqual(emails);
    }),
  );
});

it('an exported CSV file can be imported again', () => {
  const emails = ['une@exemple.fr', '=formule@exemple.fr', "d'arc@exemple.fr"];
  const rows = emails.map((email) => ({
    email,
    source: null,
    subscribed_at: '2026-01-05T08:07:00Z',
    active: true,
  }));
  expect(readSubscribers(subscriptionsToCsv(rows)).emails).toEqual(emails);
});
