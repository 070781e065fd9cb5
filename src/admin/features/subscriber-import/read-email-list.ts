import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { foldText } from '#domain/text/fold-text.ts';

const CELL_END = /[;,\t]/;
const ADDRESS = /[^\s,;:"<>()[\]|]*@[^\s,;:"<>()[\]|]*/g;
/** Quotation marks and full stops around an email address. */
const WRAPPING = /^['‘’.]+|['‘’.]+$/g;
const HEAD = /^(?:sep=.|(?:adresses? )?(?:e-?mails?|mails?)|courriels?|adresses?)$/;

export type EmailList = {
  /** Valid email addresses as written, deduplicated regardless of case. */
  emails: string[];
  /** Entries that are not email addresses. */
  wrong: string[];
};

const cellsOf = (line: string): string[] =>
  line.split(CELL_END).map((cell) => cell.replaceAll('"', '').trim());

/** Returns true for a line of column names, or Excel's `sep=` line. */
const isHead = (line: string): boolean =>
  !line.includes('@') && [line, ...cellsOf(line)].some((text) => HEAD.test(foldText(text)));

/**
 * Reads a pasted list or a CSV file with any separator: every line that is neither empty nor a header
 * gives addresses or an entry of `wrong`.
 */
export function readEmailList(text: string): EmailList {
  const found = new Map<string, string>();
  const wrong = new Set<string>();
  for (const line of text.split(/[\r\n]+/).map((raw) => raw.trim())) {
    const addresses = line.match(ADDRESS) ?? [];
    const isEmpty = !cellsOf(line).some(Boolean);
    if (addresses.length === 0 && !isEmpty && !isHead(line)) wrong.add(line);
    for (const written of addresses) {
      const address = written.replace(WRAPPING, '');
      const key = normaliseEmail(address);
      if (!isEmail(key)) wrong.add(address);
      else if (!found.has(key)) found.set(key, address);
    }
  }
  return { emails: [...found.values()], wrong: [...wrong] };
}
