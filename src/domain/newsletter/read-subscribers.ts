import { cutText } from '#domain/text/clean-text.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { formatCount } from '#domain/text/format.ts';

/** Starts of words, in headings and cells, about people who left, complained or cannot be reached. */
const LEFT_WORDS = `
  unsub opt(ed)?.?out (un|not|non).?(subscri|confirm|activ|opt) inactiv cancel removed delet dropped suppress archived?
  bounc clean(ed|.time|.camp) undeliver invalid\\b reject quarantin pending do.not complain spam junk abuse
  (black|block).?list blocked desabo desinscri (non|pas|plus).(abonn|inscri|confirm|actif) inacti[fv] resili annul
  supprim radie refus ne.(pas|plus) rebond injoignable en.attente plainte indesirable liste.noire bloque abgemeldet
  abmeld abbestell ausgetragen gekundigt gelosch inaktiv (un|nicht).?bestatigt unzustell ausstehend ungultig beschwer
  gesperrt sperr blockiert`;
const LEFT = new RegExp(`\\b(?:${LEFT_WORDS.trim().replaceAll(/\s+/g, '|')})`);
/** Headings of columns whose cells must say that somebody is subscribed, unless they hold dates or origins. */
const STATE =
  /\b(?:status|statut|etat|state|acti(?:f|ve)\b|aktiv|enabled|subscribed|abonne|inscrit|angemeldet|opt.?in|confirm|bestatigt|verifi|consent|einwilligung|permission|accept|newsletter|lettre)/;
const ORIGIN = /\b(?:date|datum|time|heure|at|on|le|am|since|depuis|seit|ip|source)\b/;
const SUBSCRIBED =
  /^(?:acti|aktiv|enabled|subscri|abonn|inscrit|angemeldet|double|opt|confirm|bestatigt|verifi|ok|oui|yes|ja|true|vrai|wahr|[1yox]$|\d+[./ ]\d)/;
const NO = /^(?:non?|nein|n|false|faux|falsch)$/;
const NOTHING = /^(?:0|never|jamais|nie|null|none|aucune?|\W*)$/;

const ADDRESS = /[^\s,;:/"<>()[\]|]+@[^\s,;:/"<>()[\]|]+/g;
const WRAPPING = /^['‘’.]+|['‘’.]+$/g;
const addressesOf = (cell: string) =>
  (cell.match(ADDRESS) ?? []).map((address) => address.replace(WRAPPING, ''));
const isAddressed = (cell: string) => addressesOf(cell).length > 0;
const isBare = (cell: string) => cell.split(/\s/).every((word) => !word || isAddressed(word));

const fold = (text: string) => foldText(text.replace(/[()]/g, '')).replace(/[\s_-]+/g, ' ');

function isRefused(heading: string, cell: string): boolean {
  const [head, value] = [fold(heading), fold(cell)];
  if (LEFT.test(head)) return !NO.test(value) && !NOTHING.test(value);
  if (isAddressed(cell)) return false;
  const mustBeSubscribed = STATE.test(head) && !ORIGIN.test(head);
  return LEFT.test(value) || NO.test(value) || (mustBeSubscribed && !SUBSCRIBED.test(value));
}

/** Parses CSV (RFC 4180). Lists without headings may mix separators. */
function readRows(text: string): string[][] {
  const lead = /^[^@]*[\r\n]/.exec(text)?.[0] ?? '';
  const count = (separator: string) => lead.split(separator).length;
  const [most = ''] = [';', ',', '\t'].sort((a, b) => count(b) - count(a));
  const ends = `${count(most) > 1 ? most : ';,\t'}\r\n`;
  const rows: string[][] = [[]];
  const cells = new RegExp(`(?:"((?:[^"]|"")*)")?([^${ends}]*)([${ends}]|$)`, 'g');
  for (const [, quoted = '', rest, end = ''] of text.matchAll(cells)) {
    rows.at(-1)?.push(`${quoted}${rest}`.trim());
    if ('\r\n'.includes(end)) rows.push([]);
  }
  return rows.filter((row) => row.some((written) => /[^\s",;]/.test(written)));
}

/** Returns the cells of people who left, and addresses other than one in each row of a table. */
function refusedCells(rows: readonly string[][], first: number, headings: readonly string[]) {
  const isTable = headings.length > 1;
  return rows.flatMap((row) => {
    if (row === headings) return [];
    const addressed = row.filter(isAddressed);
    const isList = row.every(isBare) || addressed.every((cell) => cell.endsWith('>'));
    const home = (isTable ? rows[first] : row)?.findIndex(isAddressed);
    const heads = addressed.length > 0 ? headings : [];
    return row.concat(heads.slice(row.length).fill('')).flatMap((cell, column) => {
      const others = new Set(addressesOf(cell).map(normaliseEmail)).size - Number(column === home);
      const isExtra = others > 0 && (isTable || !isList);
      return isExtra || isRefused(heads[column] ?? '', cell) ? { column, cell } : [];
    });
  });
}

const quote = (text: string) => `«\u202f${cutText(text || 'vide', 60)}\u202f»`;

/**
 * Reads a pasted list or CSV file. It is refused, with a line in French for each column that shows it, if it names people
 * who are no longer subscribed, or more than one address in a row, as in notes. Else `wrong` are lines without one.
 */
export function readSubscribers(text: string) {
  const rows = readRows(text);
  const first = rows.findIndex((row) => row.some(isAddressed));
  const headings = rows[first - 1] ?? [];
  const refused = refusedCells(rows, first, headings);
  const wrong = new Set<string>();
  for (const column of new Set(refused.map((one) => one.column))) {
    const cells = refused.filter((one) => one.column === column).map(({ cell }) => cell);
    const seen = [...new Set(cells)].slice(0, 3).map(quote).join(', ');
    const lines = `${formatCount(cells.length)} ligne${cells.length > 1 ? 's' : ''}`;
    wrong.add(`Colonne ${quote(headings[column] || `${column + 1}`)}, ${lines}\u00a0: ${seen}`);
  }
  const emails = new Map<string, string>();
  for (const row of refused.length > 0 ? [] : rows) {
    if (!row.some(isAddressed)) wrong.add(row.join(' ').trim());
    for (const address of row.flatMap(addressesOf)) {
      const key = normaliseEmail(address);
      if (!isEmail(key)) wrong.add(address);
      else if (!emails.has(key)) emails.set(key, address);
    }
  }
  return { emails: [...emails.values()], wrong: [...wrong], isRefused: refused.length > 0 };
}
