import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeNeedlessNoBreakSpaces } from '#domain/text/clean-spaces.ts';
import { cleanLine, removeControlCharacters } from '#domain/text/clean-text.ts';
import { toCsv } from '#domain/text/csv.ts';
import { foldText, slugify } from '#domain/text/fold-text.ts';
import { applyFrenchTypography } from '#domain/text/french-typography.ts';
import { matchesSearch } from '#domain/text/matches-search.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { anyText } from './any-text.ts';

describe('removeControlCharacters', () => {
  it('a cleaned multi-line field contains line breaks and tabs, but no other control character', () => {
    expect(removeControlCharacters('a\r\nb\rc\td\u0000\u001B\u0085é')).toBe('a\nb\nc\tdé');
    expect(removeControlCharacters('a\uDC00')).toBe('a\uFFFD');
  });

  it('removing control characters from a text a second time changes nothing', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const clean = removeControlCharacters(text);
        expect(removeControlCharacters(clean)).toBe(clean);
        expect(clean).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    );
  });
});

describe('cleanLine', () => {
  it('cleaning a single-line field joins lines, collapses spaces, and removes control characters', () => {
    expect(cleanLine(' a\r\nBcc: b@c.fr\u0000\u00A0 d ')).toBe('a Bcc: b@c.fr d');
    expect(cleanLine('a\uD800')).toBe('a');
  });

  it('cleaning a single-line field removes invisible and replacement characters, but no emoji', () => {
    expect(
      cleanLine('\uFEFFChâ\u00adteau\u200B \u202AVer\u2060di\u202C\uFFFD\u00adgris\u200F'),
    ).toBe('Château Verdigris');
    expect(cleanLine('Chef 👩🏽\u200D🍳\u200B ❤️\u200D🔥')).toBe('Chef 👩🏽\u200D🍳 ❤️\u200D🔥');
  });

  it('cleaning a single-line field keeps the no-break spaces of French punctuation', () => {
    expect(cleanLine('Choisir\u202f? « Oui\u00A0»\u00A0\u00A0!\u202f')).toBe(
      'Choisir\u202f? « Oui\u00A0» !',
    );
  });

  it('a cleaned single-line field has no line break or control character, whatever was typed', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const line = cleanLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u00AD\u200B\u202E\uFEFF\uFFFD]/u);
        expect(cleanLine(line)).toBe(line);
      }),
    );
  });
});

describe('removeNeedlessNoBreakSpaces', () => {
  it.each([
    ['La\u00a0terrasse\u00a0s’ouvre \u00a0 au\u2009soir', 'La terrasse s’ouvre au soir'],
    ['Un autre\u00adfois\u200b,  puis\ufeff.', 'Un autrefois,  puis.'],
    ['«\u00a0Oui\u202f!\u00a0» –\u00a0non\u2009;', '«\u00a0Oui\u202f!\u00a0» –\u00a0non\u202f;'],
    [
      '1\u202f100\u00a0€, 14\u00a0h\u00a030, M.\u00a0Roy',
      '1\u202f100\u00a0€, 14\u00a0h\u00a030, M.\u00a0Roy',
    ],
    ['a !  b', 'a !  b'],
    ['a\u00a0\nb', 'a \nb'],
  ])(
    'without needless no-break spaces and invisible characters, the text %j is %j',
    (text, clean) => expect(removeNeedlessNoBreakSpaces(text)).toBe(clean),
  );
});

describe('slugify', () => {
  it.each([
    ['Côte d’Azur', 'cote-d-azur'],
    ['  Île -- Maurice !  ', 'ile-maurice'],
    ['Cœur & Æther', 'coeur-aether'],
    ['日本', ''],
    ['Châ\u00adteau\u200b', 'chateau'],
    ['Villa Saﬃra, ﬁn de siècle', 'villa-saffira-fin-de-siecle'],
  ])('the slug of « %s » is « %s »', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

it('a search finds the texts that contain each of its words, ignoring accents and case', () => {
  const cote = ['Côte d’Été', 'Nice, France', null];
  expect(matchesSearch(' NICE ete', cote)).toBe(true);
  expect(matchesSearch('nice rome', cote)).toBe(false);
  expect(matchesSearch('cote dete', cote)).toBe(true);
  expect(matchesSearch('wifi', ['Wi-Fi gratuit'])).toBe(true);
  expect(matchesSearch('st tropez', ['Saint-Tropez'])).toBe(true);
  expect(matchesSearch('sainte maxime', ['Ste-Maxime'])).toBe(true);
  expect(matchesSearch('saint malo', ['St-Malo'])).toBe(true);
  expect(matchesSearch('relais et chateaux', ['Relais & Châteaux'])).toBe(true);
  expect(matchesSearch('fig', ['Wi-Fi gratuit'])).toBe(false);
  expect(matchesSearch(undefined, cote)).toBe(true);
});

describe('foldText', () => {
  it('a text folded for search is in lower case, without accents and ligatures', () => {
    expect(foldText('ASCII')).toBe('ascii');
    expect(foldText('Cœur d’Été')).toBe("coeur d'ete");
    expect(foldText('Iıİ ΣΑΣ Straße Łódź Ørsted')).toBe('iii σασ strasse lodz orsted');
  });
});

/** Parses the cells of a file by the rules of RFC 4180, with semicolons as separators. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy;
  for (const [, quoted, plain, end] of file.slice(1).matchAll(cell)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== '\r\n') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const sign = fc.constantFrom(...'=+-@＝＋－＠\t\r\n\0;,"\''.split(''));
const field = fc.oneof(
  fc
    .array(fc.oneof(sign, fc.constantFrom('cmd|" /C calc"!A0', 'SUM(1;2)'), anyText()))
    .map((parts) => parts.join('')),
  fc.constantFrom(...HOSTILE_HTML),
);
const FORMULA = /^[=+\-@＝＋－＠\t\r\n\0]/;

describe('a CSV file', () => {
  const table = fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { maxLength: 4 });

  it('a CSV file contains every field, and starts no cell with a formula', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const found = readCsv(toCsv(rows));
        const expected = rows.map((row) =>
          row.map((text) => (FORMULA.test(text) ? `'${text}` : text)),
        );
        expect(found).toEqual(expected);
        for (const cell of found.flat()) expect(cell).not.toMatch(FORMULA);
      }),
    );
  });

  it('a CSV file starts no cell with a formula even when split at commas instead of semicolons', () => {
    const text = `Riad,=HYPERLINK("https://evil.example")`;
    expect(toCsv([[text]])).toBe(`\uFEFF"${text.replaceAll('"', '""')}"\r\n`);
  });
});

it.each([
  ["L'île d'Or", 'L’île d’Or'],
  ['Il dit "oui" puis " non "', 'Il dit «\u202foui\u202f» puis «\u202fnon\u202f»'],
  ['Écran 12" et 15" de large', 'Écran 12" et 15" de large'],
  [`5'10" ou 6'2"`, `5'10" ou 6'2"`],
  ['" "Hôtel"" du lac', '«\u202f«\u202fHôtel\u202f»\u202f» du lac'],
  ['L’"Orient" ("oui")', 'L’«\u202fOrient\u202f» («\u202foui\u202f»)'],
  ['Vraiment... ? 450 € ; (oui) !', 'Vraiment…\u202f? 450 €\u202f; (oui)\u202f!'],
  ['« déjà » et «là»', '«\u202fdéjà\u202f» et «\u202flà\u202f»'],
  [
    'Quoi? Vraiment ! Ceci : cela; fin...',
    'Quoi\u202f? Vraiment\u202f! Ceci\u00a0: cela\u202f; fin…',
  ],
  ['https://exemple.fr/a?b=c;d à 10:30', 'https://exemple.fr/a?b=c;d à 10:30'],
])('French typography turns %j into %j, and does not change its own output', (typed, printed) => {
  expect(applyFrenchTypography(typed)).toBe(printed);
  expect(applyFrenchTypography(printed)).toBe(printed);
});
