import type { Table } from '#domain/newsletter/subscriber-columns.ts';

const hasAddress = (cell: string) => cell.includes('@');

const QUOTED_NAME = /"[^"\n]*"\s*(?=<)/g;
const ADDRESSES_ONLY = /^\S+@\S+(?:[\s,;]+\S+@\S+)+$/;

/** Reads a pasted list or a file's text; null if a quotation mark is not closed. */
export async function readTable(text: string): Promise<Table | null> {
  const { default: Papa } = await import('papaparse');
  // « "Roy, Élise" <address> » is not a quoted cell, and Excel's first line « sep=; » is not a heading.
  const plain = text.replace(QUOTED_NAME, '').replace(/^sep=.[\r\n]+/i, '');
  const delimitersToGuess = [';', '\t', ',', '|'];
  const { data, errors } = Papa.parse<string[]>(plain, {
    skipEmptyLines: 'greedy',
    delimitersToGuess,
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return null;
  // Some exports begin with a title.
  const start = data.findIndex((row) => row.filter(Boolean).length > 1);
  const [head = [], ...rows] = data.slice(data[0]?.some(hasAddress) ? 0 : Math.max(0, start));
  if (!head.some(hasAddress)) return { headings: head.map((cell) => cell.trim()), rows };
  const isList = data.every(
    (row) => row.length === 1 || row.every((cell) => hasAddress(cell) || !cell.trim()),
  );
  if (!isList) return { headings: head.map(() => ''), rows: data };
  const entries = data.flat().flatMap((cell) => cell.trim() || []);
  const all = entries.flatMap((cell) => (ADDRESSES_ONLY.test(cell) ? cell.split(/[\s,;]+/) : cell));
  return { headings: [''], rows: all.map((entry) => [entry]) };
}
