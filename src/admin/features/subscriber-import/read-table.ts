import type { SubscriberTable } from '#domain/newsletter/subscriber-columns.ts';
import { reorderMonthFirstColumn } from '#domain/text/typed-date.ts';

const hasAddress = (cell: string) => cell.includes('@');

const QUOTED_NAME = /"[^"\n]*"\s*(?=<)/g;
const ADDRESSES_ONLY = /^\S+@\S+(?:[\s,;]+\S+@\S+)+$/;

/**
 * Matches the beginning of JSON, HTML, XML, vCards and LDIF. These are refused: a search for their email addresses
 * alone would not tell who has unsubscribed.
 */
const NO_TABLE = /^\s*(?:[[{]|<[?!]?(?:xml|html|doctype|table|meta)\b|BEGIN:V|dn:)/i;

/** Parses a pasted list or a file's text into a table; null for other formats, and if a quotation mark is not closed. */
export async function parseSubscriberTable(text: string): Promise<SubscriberTable | null> {
  if (NO_TABLE.test(text)) return null;
  const { default: Papa } = await import('papaparse');
  // The quotes in « "Roy, Élise" <address> » do not enclose a cell, and Excel's first line « sep=; » is not a heading.
  const plain = text.replace(QUOTED_NAME, '').replace(/^sep=.[\r\n]+/i, '');
  // Ignores lines of one cell, such as a title: they do not tell which delimiter separates the cells.
  const lines = plain.split('\n').filter((line) => /[;\t,|]/.test(line));
  const sample = lines.slice(0, 20).join('\n');
  const { delimiter } = Papa.parse(sample, { delimitersToGuess: [';', '\t', ',', '|'] }).meta;
  const { data, errors } = Papa.parse<string[]>(plain, { skipEmptyLines: 'greedy', delimiter });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return null;
  // Skips the lines above the row of headings, because some exports begin with a title.
  const start = data.findIndex((row) => row.filter(Boolean).length > 1);
  const top = data[0]?.some(hasAddress) ? 0 : Math.max(0, start);
  const title = data.slice(0, top).join(' ');
  const [first = [], ...rows] = data.slice(top);
  // A row may have more cells than the row of headings: the table is as wide as its widest row.
  const widthOf = (row: string[]) => row.findLastIndex((cell) => cell.trim()) + 1;
  const width = rows.reduce((most, row) => Math.max(most, widthOf(row)), first.length);
  const head = Array.from({ length: width }, (_, index) => first[index] ?? '');
  if (!head.some(hasAddress)) {
    const columns = head.map((_, index) =>
      reorderMonthFirstColumn(rows.map((row) => row[index] ?? '')),
    );
    const cellsOf = (row: string[], rowIndex: number) =>
      row.map((cell, index) => columns[index]?.[rowIndex] ?? cell);
    return { title, headings: head.map((cell) => cell.trim()), rows: rows.map(cellsOf) };
  }
  const isList = data.every(
    (row) => row.length === 1 || row.every((cell) => hasAddress(cell) || !cell.trim()),
  );
  if (!isList) return { headings: head.map(() => ''), rows: data };
  const cells = data.flat().flatMap((cell) => cell.trim() || []);
  const entries = cells.flatMap((cell) =>
    cell.split(ADDRESSES_ONLY.test(cell) ? /[\s,;]+/ : /(?<=@[^>]*>)[\s,;]+(?=[^<]*<[^>]*@)/),
  );
  return { headings: [''], rows: entries.map((entry) => [entry]) };
}
