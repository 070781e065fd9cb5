import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { foldText } from '#domain/text/fold-text.ts';

const CELL_END = /[;,\t]/;
const WORD_END = /[\s,;"<>()[\]|]+/;
/** Around an email address: quotation marks, the colon of a label, a full stop. */
const WRAPPING = /^(?:mailto:|['‘’.:])+|['‘’.:]+$/gi;
const HEADS = /^(?:(?:adresses? )?(?:e-?mails?|mails?)|courriels?|adresses?)$/;

type RejectedPart = {
  /** From 1, as a spreadsheet counts. */
  line: number;
  text: string;
  reason: string;
  /** False for somebody who is left out on purpose. */
  isFixable: boolean;
};

export type EmailList = {
  /** Valid email addresses as they are written, each once whatever its case. */
  emails: string[];
  duplicates: number;
  rejected: RejectedPart[];
};

const cellsOf = (line: string): string[] =>
  line.split(CELL_END).map((cell) => cell.replaceAll('"', '').trim());

const addressesIn = (line: string): string[] =>
  line
    .split(WORD_END)
    .filter((word) => word.includes('@'))
    .map((word) => word.replace(WRAPPING, ''));

/** Returns true for a line that names columns, or the separator as Excel reads it. */
const isHead = (line: string): boolean =>
  !line.includes('@') &&
  (/^sep=.$/.test(line) || cellsOf(line).some((cell) => HEADS.test(foldText(cell))));

function reasonFor(text: string): string {
  const parts = text.split('@').length;
  if (parts === 1) return 'il n’y a pas de @';
  return parts > 2 ? 'il y a plusieurs @' : 'adresse incomplète ou mal écrite';
}

/**
 * Reads a pasted list or a CSV file, whatever its separator: every line that is neither empty nor
 * the columns' names gives an address or is rejected. A file that the list of subscribers exported
 * ends each line with « Actif »: those who unsubscribed are left out.
 */
export function readEmailList(text: string): EmailList {
  const found = new Map<string, string>();
  const rejected: RejectedPart[] = [];
  let duplicates = 0;
  let isBody = false;
  let isExport = false;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const cells = cellsOf(line);
    if (cells.every((cell) => cell === '')) continue;
    if (!isBody && isHead(line)) {
      isExport = cells.at(-1) === 'Actif';
      continue;
    }
    isBody = true;
    const reject = (part: string, reason: string, isFixable = true) =>
      rejected.push({ line: index + 1, text: part, reason, isFixable });
    const addresses = addressesIn(line);
    if (isExport && cells.at(-1) === 'Non') {
      reject(line, 'ne reçoit plus la newsletter («\u202fActif\u00a0: Non\u202f»)', false);
      continue;
    }
    for (const address of addresses.length > 0 ? addresses : [line]) {
      const key = normaliseEmail(address);
      if (!isEmail(key)) reject(address, reasonFor(address));
      else if (found.has(key)) duplicates += 1;
      else found.set(key, address);
    }
  }
  return { emails: [...found.values()], duplicates, rejected };
}
