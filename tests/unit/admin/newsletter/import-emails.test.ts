import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  importInParts,
  parseEmails,
  readTextFile,
} from '#admin/features/newsletter/import-emails.ts';
import { IMPORT_MAX } from '#domain/admin/admin-calls.ts';
import { subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';

const importSubscribers = vi.hoisted(() => vi.fn());
vi.mock('#admin/data/admin-callables.ts', () => ({ importSubscribers }));

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}@exemple.fr`);
const part = (imported: number) => ({ imported, known: 1, duplicates: 2, invalid: ['x@'] });

beforeEach(() => {
  importSubscribers.mockReset();
});

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
    expect(parseEmails(text)).toEqual(expected);
  });

  it('has each email address once, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = parseEmails(text);
        expect(found.every((address) => address.includes('@') && !/\s/.test(address))).toBe(true);
        expect(parseEmails(found.join('\n'))).toEqual(found);
      }),
    );
  });

  it('can be an exported file', () => {
    const emails = ['une@exemple.fr', '=formule@exemple.fr', "d'arc@exemple.fr"];
    const rows = emails.map((email) => ({
      email,
      source: null,
      subscribed_at: null,
      active: true,
    }));
    expect(parseEmails(subscriptionsToCsv(rows))).toEqual(emails);
  });
});

describe('a file', () => {
  it('is read as UTF-8, or else as windows-1252', async () => {
    expect(await readTextFile(new Blob(['élise@exemple.fr']))).toBe('élise@exemple.fr');
    const latin = new Uint8Array([0xe9, 0x40, 0x78, 0x2e, 0x66, 0x72]);
    expect(await readTextFile(new Blob([latin]))).toBe('é@x.fr');
  });
});

describe('an import', () => {
  it('is sent in parts, and adds up their results', async () => {
    importSubscribers.mockResolvedValueOnce(part(499)).mockResolvedValueOnce(part(3));
    const emails = addresses(IMPORT_MAX + 5);
    expect(await importInParts(emails)).toEqual({
      imported: 502,
      known: 2,
      duplicates: 4,
      invalid: ['x@', 'x@'],
      left: [],
      error: null,
    });
    expect(importSubscribers.mock.calls).toEqual([
      [emails.slice(0, IMPORT_MAX)],
      [emails.slice(IMPORT_MAX)],
    ]);
  });

  it('stops at a failing part, and returns what is left', async () => {
    const refusal = new Error('no network');
    importSubscribers.mockResolvedValueOnce(part(500)).mockRejectedValueOnce(refusal);
    const emails = addresses(3 * IMPORT_MAX);
    const progress = await importInParts(emails);
    expect(progress).toMatchObject({ imported: 500, error: refusal });
    expect(progress.left).toEqual(emails.slice(IMPORT_MAX));
    expect(importSubscribers).toHaveBeenCalledTimes(2);
  });

  it('continues with what is left', async () => {
    importSubscribers.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(part(2));
    const { left } = await importInParts(addresses(2));
    expect(await importInParts(left)).toMatchObject({ imported: 2, left: [], error: null });
  });
});
