import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddresses } from '#admin/features/newsletter/parse-addresses.ts';
import { readTextFile } from '#admin/features/newsletter/read-text-file.ts';
import { subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';

describe('a pasted list', () => {
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
    ['Une@Exemple.fr une@exemple.fr', ['Une@Exemple.fr']],
    ['presque@', ['presque@']],
    ['', []],
    ['aucune adresse ici', []],
  ])('%j', (text, expected) => {
    expect(parseAddresses(text)).toEqual(expected);
  });

  it('has each address once, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = parseAddresses(text);
        expect(found.every((address) => address.includes('@') && !/\s/.test(address))).toBe(true);
        expect(parseAddresses(found.join('\n'))).toEqual(found);
      }),
    );
  });

  it('reads back what was exported', () => {
    const emails = ['une@exemple.fr', '=formule@exemple.fr', "d'arc@exemple.fr"];
    const rows = emails.map((email) => ({
      email,
      source: null,
      subscribed_at: null,
      active: true,
    }));
    expect(parseAddresses(subscriptionsToCsv(rows))).toEqual(emails);
  });
});

describe('a file', () => {
  it('is read in UTF-8, or as old spreadsheets write it', async () => {
    expect(await readTextFile(new Blob(['élise@exemple.fr']))).toBe('élise@exemple.fr');
    const latin = new Uint8Array([0xe9, 0x40, 0x78, 0x2e, 0x66, 0x72]);
    expect(await readTextFile(new Blob([latin]))).toBe('é@x.fr');
  });
});
