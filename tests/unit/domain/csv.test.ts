import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWSLETTER_SOURCES } from '#domain/newsletter/newsletter.ts';
import { csvFileName, subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';

const HEADER = "\uFEFFEmail,Source,Date d'inscription,Actif\r\n";
const row = (email: string) => ({
  email,
  source: 'header' as const,
  subscribed_at: '2026-01-05T08:07:00Z',
  active: true,
});

/** The records of a CSV text, by RFC 4180. */
function readCsv(text: string): string[][] {
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    records.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}

describe('subscriptionsToCsv', () => {
  it('writes the columns of the specification', () => {
    const rows = [
      row('a@example.fr'),
      { email: 'b@example.fr', source: null, subscribed_at: null, active: false },
    ];
    expect(subscriptionsToCsv(rows)).toBe(
      `${HEADER}a@example.fr,header,05/01/2026 09:07,Oui\r\nb@example.fr,,,Non\r\n`,
    );
    expect(subscriptionsToCsv([])).toBe(HEADER);
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\0'])(
    'disarms a formula that starts with %j',
    (start) => {
      const [, [email] = []] = readCsv(subscriptionsToCsv([row(`${start}cmd`)]));
      expect(email).toBe(`'${start}cmd`);
    },
  );

  it('gives back every address, whatever is in it, and never a formula', () => {
    const anyRow = fc.record({
      email: fc.string({ unit: fc.oneof(fc.constantFrom(...'",\r\n=+-@\t\0'), fc.string()) }),
      source: fc.constantFrom(null, ...NEWSLETTER_SOURCES),
      subscribed_at: fc.constantFrom(null, '2026-01-05T08:07:00Z'),
      active: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const [, ...records] = readCsv(subscriptionsToCsv(rows).slice(1));
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

describe('csvFileName', () => {
  it('holds the day of the export', () => {
    expect(csvFileName('2026-11-20')).toBe('abonnes-newsletter-2026-11-20.csv');
  });
});
