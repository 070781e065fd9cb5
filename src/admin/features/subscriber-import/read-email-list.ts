import { EMAIL_MAX } from '#domain/site/limits.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { foldText } from '#domain/text/fold-text.ts';

const LINE_END = /\r\n|\r|\n/;
/** Of the columns of a spreadsheet, French or not. */
const CELL_END = /[;,\t]/;
const SEPARATORS = /[\s,;"<>()[\]|]+/;
/** Around an email address: quotation marks, the colon of a label, a full stop. */
const WRAPPING = /^(?:mailto:|['‘’.:])+|['‘’.:]+$/gi;
/** One word with a dot and no @, such as « jean.exemple.fr »: an address that lost its @. */
const LOST_AT = /^(?!www\.|https?:)[^\s@/]+\.\p{L}{2,}$/u;
const HEADS = /^(?:(?:adresses? )?(?:e-?mails?|mails?)|courriels?|adresses?)$/;

/** A part of a list that is not imported. */
type RejectedPart = {
  /** From 1, as a spreadsheet counts. */
  line: number;
  text: string;
  reason: string;
  /** False for what is right as it is, and left out on purpose. */
  isFixable: boolean;
};

export type EmailList = {
  /** Valid email addresses as they are written, each once whatever its case. */
  emails: string[];
  /** How many valid addresses came again. */
  duplicates: number;
  rejected: RejectedPart[];
  /** Whether it is a file of this page's, with dates. */
  isExport: boolean;
};

const cellsOf = (line: string): string[] =>
  line.split(CELL_END).map((cell) => cell.replaceAll('"', '').trim());

/** Why a text is no email address. */
function reasonFor(text: string): string {
  const [local, domain, ...more] = text.split('@');
  if (domain === undefined) return 'il n’y a pas de @';
  if (more.length > 0) return 'il y a plusieurs @';
  if (local === '') return 'il manque ce qui précède le @';
  if (domain === '') return 'il manque ce qui suit le @';
  if (text.length > EMAIL_MAX) return `plus de ${EMAIL_MAX} caractères`;
  if (!domain.includes('.'))
    return 'il manque la fin du domaine («\u202f.fr\u202f», «\u202f.com\u202f»…)';
  return 'cette adresse n’existe pas sous cette forme';
}

/** The addresses of a line, and what looks like one. */
function readLine(line: string): { valid: string[]; wrong: string[] } {
  const words = line
    .split(SEPARATORS)
    .filter((word) => word.includes('@'))
    .map((word) => word.replace(WRAPPING, ''));
  const isValid = (word: string) => isEmail(normaliseEmail(word));
  const wrong = words.filter((word) => !isValid(word));
  if (words.length === 0) return { valid: [], wrong: [line] };
  return {
    valid: words.filter(isValid),
    wrong: [...new Set([...wrong, ...cellsOf(line).filter((cell) => LOST_AT.test(cell))])],
  };
}

/** Whether a line names columns, or the separator as Excel reads it. */
const isHead = (line: string): boolean =>
  !line.includes('@') &&
  (/^sep=.$/.test(line) || cellsOf(line).some((cell) => HEADS.test(foldText(cell))));

/**
 * Reads a pasted list or a CSV file, whatever its separator: every line that is neither empty nor
 * the columns' names gives an address or is rejected. In a file that this page exported, who is
 * « Actif : Non » is left out. An apostrophe inside an address (o'brien@…) belongs to it.
 */
export function readEmailList(text: string): EmailList {
  const found = new Map<string, string>();
  const rejected: RejectedPart[] = [];
  let duplicates = 0;
  let isBody = false;
  let isExport = false;
  for (const [index, raw] of text.split(LINE_END).entries()) {
    const content = raw.trim();
    if (cellsOf(content).every((cell) => cell === '')) continue;
    if (!isBody && isHead(content)) {
      isExport = cellsOf(content).at(-1) === 'Actif';
      continue;
    }
    isBody = true;
    const line = index + 1;
    if (isExport && cellsOf(content).at(-1) === 'Non') {
      const reason = 'ne reçoit plus la newsletter («\u202fActif\u00a0: Non\u202f»)';
      rejected.push({ line, text: content, reason, isFixable: false });
      continue;
    }
    const { valid, wrong } = readLine(content);
    for (const word of wrong) {
      rejected.push({ line, text: word, reason: reasonFor(word), isFixable: true });
    }
    for (const email of valid) {
      const key = normaliseEmail(email);
      if (found.has(key)) duplicates += 1;
      // Of several spellings the first one stays.
      else found.set(key, email);
    }
  }
  return { emails: [...found.values()], duplicates, rejected, isExport };
}
