import { parseImportedDate } from '#domain/text/typed-date.ts';
import {
  ACTIVE_SUBSCRIBER_PATTERN,
  anyOf,
  type FormerSubscriberState,
  findFormerState,
  findFormerStateInAnyText,
  findFormerStateInRemark,
  foldCellToWords,
  NO_INFORMATION_PATTERN,
  NO_PATTERN,
  YES_PATTERN,
} from './subscriber-words.ts';

/** A table of subscribers; `headings` is empty for a file without headings, `title` is the text above the headings. */
export type SubscriberTable = {
  title?: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
};

export const COLUMN_ROLE_LABELS = {
  email: 'Adresse e-mail',
  state: 'État, ou départ',
  consent: 'Date de l’accord ou de l’inscription',
  proof: 'Origine ou preuve de l’accord',
  remark: 'Remarques, lues pour les départs',
} as const;
export type ColumnRole = keyof typeof COLUMN_ROLE_LABELS;

/** Meaning of each column; null for a column that is not read. */
export type ColumnRoles = readonly (ColumnRole | null)[];

const CONSENT = /consent|accord\b|\bj accepte|einwillig|\b(rgpd|gdpr|dsgvo)\b/;
const HEADINGS = {
  email:
    /^(?:(?:user|contact|subscriber|member|abonne|client|votre) )*(?:adresses? (?:e ?mail|mail|electronique|de messagerie|(?:de )?courriel)|e ?mail adress[es]*|(?:e ?mail|mail)(?: (?:1|address))?(?: value)?|courriel|mel|adresse|address|subscriber|abonne)?$/,
  state: anyOf(
    CONSENT,
    /\b(stat(us|ut|e|o)|estado|situacao|etat|opt(ed)? ?in)\b|\bprefer|\b(subscription|abonnement)$/,
    /^((is|est|e ?mails?) )*(activ(e|ated)|actif|aktiv|enabled|sub)\b/,
    /^((is|est|e ?mails?) )*((confirm|verifi)(ed|ee?)|accept(ed|ee?)?)\b/,
    /subscribed|mailing|permission|marketing|lett(er|re)s?\b/,
    /(abonnee?s?|inscrite?s?)\b|\b(envois?|recevoir|recoit)\b/,
    /suscrit|iscritt/,
  ),
  consent: anyOf(
    CONSENT,
    /opt ?in|subscri|sign ?up|creat|activat|regist|joined|\b(added|start)/,
    /confirm|inscri|abonn|\bajout|^date$/,
    /bestatig|erstellt|anmeld|angemeldet/,
  ),
  proof: anyOf(
    /proof|evidence|detail|method|source|referr|\bform\b/,
    /preuve|formulaire|texte?\b|origine|provenance/,
    /nachweis|quelle|herkunft/,
  ),
  /** Columns with a free text, or with several tags, about each person. */
  remark: /\b(comment|remar|observ|bemerk|etiquett|libelle)|\b(notes?|tags?|labels?)\b/,
  /** Columns that are not read: ids, keys, payments, personal details, and consent to anything but the newsletter. */
  unread: anyOf(
    /\b(ips?|u?u?id|token|hash|key|sms|tel|call|fax|tiers|plan|tax|gender|sexe)\b/,
    /whatsapp|phone|direct mail|advertis|\btrack|^digest enabled$|partenaire|partner/,
  ),
};
const STATUS = /\b(stat[ut]+s?|stato|estado|situacao)\b/;
/** The states that other tools write as 0 to 4 in a status column; an administrator is asked about any other number. */
const NUMBERED = ['pending', 'active', 'unsubscribed', 'bounced', 'complained'] as const;
export const DISTINCT_STATE_WORDS_MAX = 12;
const SAMPLE = 1_000;

/** Returns true if a column's heading does not tell whether its « oui » and « non » are about the newsletter. */
export const isUnclearStateHeading = (heading: string): boolean => {
  const name = foldCellToWords(heading);
  const isClear = name === '' || HEADINGS.state.test(name) || findFormerState(name) !== null;
  // A heading such as « Active subscription » may be about payment.
  return !isClear || name.startsWith('active ');
};

/** Returns the subscriber's state in a cell; null for words that an administrator has to explain. */
export function parseSubscriberState(
  cell: string,
  heading: string,
): FormerSubscriberState | 'active' | null {
  const words = foldCellToWords(cell);
  const name = foldCellToWords(heading);
  const isNo = NO_PATTERN.test(words);
  const departure = findFormerState(name);
  if (departure) {
    // In a column « Unsubscribed », a cross may mean yes or no.
    if (words === 'croix') return null;
    // In « Unsubscribed at », an empty cell, « no » and a link for unsubscribing mean that the person is still subscribed.
    const hasStayed = isNo || NO_INFORMATION_PATTERN.test(words) || /^https?:/.test(cell);
    return hasStayed ? 'active' : (findFormerState(words) ?? departure);
  }
  const isNumber = /^-?\d+$/.test(cell);
  if (isNumber && name === '') return null;
  if (isNumber && STATUS.test(name)) return NUMBERED[Number(cell)] ?? null;
  // In a column « Opt-in », a date means yes.
  if (HEADINGS.consent.test(name) && parseImportedDate(cell)) return 'active';
  const isYesNo = isNo || YES_PATTERN.test(words);
  if (isYesNo && isUnclearStateHeading(heading)) return null;
  // In a column « Confirmed », « no » means that the sign-up was never confirmed.
  if (isNo) return /double|confirm|verif|activated/.test(name) ? 'pending' : 'unsubscribed';
  return (
    findFormerState(words) ?? (isYesNo || ACTIVE_SUBSCRIBER_PATTERN.test(words) ? 'active' : null)
  );
}

/**
 * Returns true if a column's texts may be states of subscribers. `cells` are its distinct texts without dates, `name`
 * is its folded heading.
 */
function holdsStates(name: string, cells: readonly string[]): boolean {
  if (STATUS.test(name)) return cells.length > 0;
  const hasCounts = cells.some((cell) => Number(cell) > (name === '' ? 4 : 2));
  if (hasCounts || cells.length > DISTINCT_STATE_WORDS_MAX) return false;
  // Under a heading such as « Consent », any words count as states, because they may tell who has agreed, or to what.
  if (CONSENT.test(name) && !HEADINGS.proof.test(name)) return cells.length > 0;
  // In a file without headings, a column of numbers counts as states only if it has several different numbers from 0 to
  // 4.
  if (name === '' && cells.length > 1 && cells.every((cell) => /^[0-4]$/.test(cell))) return true;
  const isState = HEADINGS.state.test(name);
  const texts = cells.map(foldCellToWords);
  const hasNo = name !== '' && texts.some((words) => NO_PATTERN.test(words));
  const isYesNo = (words: string) =>
    !/^\d/.test(words) && (NO_PATTERN.test(words) || YES_PATTERN.test(words));
  // A column of only yes and no is taken for a state column, whatever its heading; a column of 0 and 1 is not, because
  // these may be counts.
  if (hasNo && texts.every(isYesNo)) return true;
  return texts.some((words) => {
    if (findFormerStateInAnyText(words)) return true;
    const isKnown =
      [NO_PATTERN, YES_PATTERN, ACTIVE_SUBSCRIBER_PATTERN].some((pattern) => pattern.test(words)) ||
      findFormerState(words) !== null;
    return isKnown && (isState || (name === '' && words.length > 1));
  });
}

/**
 * Returns the meaning of a column, unless it is the one of the email addresses; `cells` are its distinct non-empty
 * texts.
 */
function roleOf(heading: string, cells: readonly string[], hasEmpty: boolean): ColumnRole | null {
  const name = foldCellToWords(heading);
  if (HEADINGS.unread.test(name) || heading === '#') return null;
  if (findFormerState(name)) return 'state';
  if (HEADINGS.remark.test(name))
    return cells.some((cell) => findFormerStateInRemark(cell)) ? 'remark' : null;
  const words = cells.filter((cell) => parseImportedDate(cell) === null);
  const hasDates = words.length < cells.length;
  // In a column « Confirmed at » with dates, an empty cell may mean that the person never confirmed the sign-up.
  const lacksConfirmation = hasDates && hasEmpty && /\bconfirm|\bactivated|\bbestatigt/.test(name);
  if (lacksConfirmation || holdsStates(name, words)) return 'state';
  if (hasDates) return HEADINGS.consent.test(name) ? 'consent' : null;
  return HEADINGS.proof.test(name) || CONSENT.test(name) ? 'proof' : null;
}

const hasAddress = (cell: string) => cell.includes('@');

/**
 * Guesses the meaning of each column. Among several columns of email addresses, chooses the only one with such a
 * heading, or else none.
 */
export function guessColumnRoles({ headings, rows }: SubscriberTable): ColumnRoles {
  const people = rows.filter((row) => row.some(hasAddress));
  const columns = headings.map((heading, index) => {
    const cells = people.flatMap((row) => row[index]?.trim() || []);
    const distinct = [...new Set(cells)].slice(0, SAMPLE);
    const holdsAddresses = 2 * cells.filter(hasAddress).length > cells.length;
    return {
      heading,
      holdsAddresses,
      role: roleOf(heading, distinct, cells.length < people.length),
    };
  });
  const addressColumns = columns.filter(({ holdsAddresses }) => holdsAddresses);
  const named = addressColumns.filter(({ heading }) =>
    HEADINGS.email.test(foldCellToWords(heading)),
  );
  const [emailColumn, ...furtherColumns] = named.length > 0 ? named : addressColumns;
  const consentColumn = columns.find(({ role }) => role === 'consent');
  return columns.map((column) => {
    if (column === emailColumn && furtherColumns.length === 0) return 'email';
    return column.role === 'consent' && column !== consentColumn ? null : column.role;
  });
}
