import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '#domain/newsletter/newsletter-subscription.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { anyText } from './any-text.ts';

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

  it('keeps every field, and starts no cell with a formula', () => {
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

  it('starts no cell with a formula even when split at commas instead of semicolons', () => {
    const text = `Riad,=HYPERLINK("https://evil.example")`;
    expect(toCsv([[text]])).toBe(`\uFEFF"${text.replaceAll('"', '""')}"\r\n`);
  });
});
