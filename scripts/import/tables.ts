import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import * as v from 'valibot';
import { decodeFileText } from '#data/decode-file-text.ts';
import { CliError } from '../lib/script.ts';

/** Tables of the former site that an import reads, in this order. */
export const EXPORTED_TABLE_NAMES = [
  'popular_destinations',
  'hotels',
  'hotel_destinations',
  'blog_posts',
  'page_content',
  'newsletter_subscriptions',
] as const;
export type ExportedTableName = (typeof EXPORTED_TABLE_NAMES)[number];

/** The cells of an exported row, by column name; a null in the export becomes an empty text. */
export type RowCells = Readonly<Partial<Record<string, string>>>;
export type ExportedTable = { name: ExportedTableName; file: string; rows: readonly RowCells[] };

function refuse(file: string, why: string): never {
  throw new CliError(`${file} ${why}. Nothing was written.`);
}

const cell = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
const Rows = v.array(v.record(v.string(), v.pipe(v.unknown(), v.transform(cell))));
/** A JSON export: the rows of one table, or an object with the rows of several tables by name. */
const Json = v.pipe(v.string(), v.parseJson(), v.union([Rows, v.record(v.string(), Rows)]));

function rowsIn(file: string, text: string) {
  if (/json$/i.test(file)) {
    const { success, output } = v.safeParse(Json, text);
    return success ? output : refuse(file, 'is cut, or holds no table: export it again');
  }
  const { data, errors } = Papa.parse<RowCells>(text, { header: true, skipEmptyLines: true });
  return errors.length > 0 ? refuse(file, 'is cut or damaged: export it again') : data;
}

/**
 * Reads the exported tables in a folder, of which some may be missing, but not all. @throws CliError, in one sentence
 */
export async function readExportedTables(folder: string): Promise<ExportedTable[]> {
  const files = await readdir(folder).catch(() => refuse(folder, 'is no folder'));
  const tables: ExportedTable[] = [];
  for (const file of files) {
    // The file of the table « hotels » may be named `hotels_rows.csv`, or `public.hotels (1).csv`.
    const named = /^(?:\w+\.)?(\w+?)(?:_rows)?(?: ?\(\d+\))?\.(?:csv|tsv|json)$/i.exec(file);
    const table = named?.[1]?.toLowerCase();
    if (!table) continue;
    const text = decodeFileText(await readFile(join(folder, file)));
    const exported = rowsIn(file, text ?? refuse(file, 'is no text in UTF-8: export it again'));
    const rowsByTable = Array.isArray(exported) ? { [table]: exported } : exported;
    const exportedTables = new Map(Object.entries(rowsByTable));
    for (const name of EXPORTED_TABLE_NAMES) {
      const rows = exportedTables.get(name);
      if (rows) tables.push({ name, file, rows });
    }
  }
  if (tables.length === 0)
    refuse(folder, `has no CSV or JSON of ${EXPORTED_TABLE_NAMES.join(', ')}`);
  return EXPORTED_TABLE_NAMES.flatMap((name) => tables.filter((table) => table.name === name));
}
