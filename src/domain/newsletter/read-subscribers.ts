import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** Words, in headings and cells of other tools' files, about people who left, complained or cannot be reached. */
const LEFT =
  /\b(?:unsub|opt(?:ed)?.?out|cancel|clean(?:ed|.time|.camp)|dropped|bounc|complain|spam|junk|suppress|archived?\b|pending|unconfirm|inacti|(?:black|block).?list|blocked|desabo|desinscri|resili|rebond|plainte|indesirable|bloque|en.attente|abgemeldet|abmeld|abbestell|ausgetragen|beschwer|unzustell|gesperrt|inaktiv)/;
/** Cells of columns such as « Actif » or « Opt-in ». */
const NO = /^(?:non?|nein|false|faux|falsch|0)$/;
/** A row of a CSV file (RFC 4180), and a cell of a row: quotes may hold separators and line breaks. */
const ROW = /(?:"(?:[^"]|"")*"|[^\r\n])+/g;
const CELL = /(?:"(?:[^"]|"")*"|[^;,\t])+/g;

const ADDRESS = /[^\s,;:"<>()[\]|]*@[^\s,;:"<>()[\]|]*/g;
const WRAPPING = /^['‘’.]+|['‘’.]+$/g;
const EMPTY = /^[\s;,"]*$/;

const addressesIn = (text: string) =>
  (text.match(ADDRESS) ?? []).map((address) => address.replace(WRAPPING, ''));

const isLeft = (cell: string) => {
  const words = foldText(cell.replace(ADDRESS, '')).replace(/[_"]/g, ' ').trim();
  return LEFT.test(words) || NO.test(words);
};

/** Returns true for « à voir avec jean@… »; false for addresses alone, and for « Jean <jean@…> ». */
const isNote = (cell: string) =>
  cell.includes('@') && !/>"?\s*$/.test(cell) && /(?:^|\s)[^\s@]+(?=\s|$)/.test(cell);

/** Returns the rows for which a list is refused: they tell who left, or hold an address beside the subscriber's. */
function refusedRows(rows: readonly string[]): string[] {
  const cellsOf = (row: string) => row.match(CELL) ?? [];
  const isTable = rows.some((row) => !row.includes('@') && cellsOf(row).length > 1);
  return rows.filter((row) => {
    const cells = cellsOf(row);
    const addresses = new Set(addressesIn(row).map(normaliseEmail));
    const isMixed = addresses.size > 1 && (isTable || cells.some(isNote));
    return isMixed || cells.some((cell) => isLeft(cell) || (isTable && isNote(cell)));
  });
}

/**
 * Reads a pasted list or CSV file of subscribers. Lines without an address, such as headings, are `wrong`. A list
 * of another tool that also names people who left, or other addresses, is `refused`: these are its rows, and no
 * address is taken.
 */
export function readSubscribers(text: string) {
  const rows = (text.match(ROW) ?? []).map((row) => row.trim()).filter((row) => !EMPTY.test(row));
  const refused = refusedRows(rows);
  const emails = new Map<string, string>();
  const wrong = new Set<string>();
  for (const row of refused.length > 0 ? [] : rows) {
    const addresses = addressesIn(row);
    if (addresses.length === 0) wrong.add(row);
    for (const address of addresses) {
      const key = normaliseEmail(address);
      if (!isEmail(key)) wrong.add(address);
      else if (!emails.has(key)) emails.set(key, address);
    }
  }
  return { emails: [...emails.values()], wrong: [...wrong], refused };
}
