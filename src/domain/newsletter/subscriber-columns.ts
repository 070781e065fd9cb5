import { objectKeys } from '#domain/schema/field.ts';
import { foldToWords } from '#domain/text/fold-text.ts';
import { parseImportedDate } from '#domain/text/typed-date.ts';

/** A table of subscribers; `headings` is empty for a file without headings, `title` is the text above the headings. */
export type SubscriberTable = {
  title?: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
};

export const COLUMN_LABELS = {
  email: 'Adresse e-mail',
  state: 'État, ou départ',
  consent: 'Date de l’accord ou de l’inscription',
  proof: 'Origine ou preuve de l’accord',
} as const;
export type ColumnRole = keyof typeof COLUMN_LABELS;

/** Meaning of each column; null for a column that is not read. */
export type ColumnRoles = readonly (ColumnRole | null)[];

/** Patterns of words for states of people who are no longer subscribed, the gravest first, in cells and headings. */
const DEPARTURES = {
  complained: /complain|abuse|\bspam|\bjunk|plainte|plaign|indesirable|beschwer/,
  bounced:
    /bounc|\bcleaned|\bclean (?:time|camp)|\bdropped|undeliver|invalid|\bnpai\b|rebond|non remis|rejete|quarant|unzustell/,
  pending:
    /\bpending|unconfirm|unactivat|unverif|(?:not|non|nicht) (?:confirm|bestatigt)|validating|awaiting|en attente|a confirmer|unbestatigt|ausstehend/,
  unsubscribed:
    /unsub|\bopt(?:ed)? ?out|\bstop\b|cancel|\bremoved|\bdeleted|archived?\b|(?:black|block) ?list|\bblocked|suppress|\bdisabled|\bpaused|inacti|desabo|desinscri|des?activ|resili|bloque|supprime|\bexclu(?:ded?|e?s?|sions?)\b|\bradie|\brefus|\bretire|retrait d[eu] |withdr|\brevo[kq]|\bdeclin|\boppos|\bsuspen|^left\b|(?:^|\bdate de )sortie?\b|\bfin d|^partie?s?$|\bpartie?s? le\b|\bquitte|\bbaja\b|disiscri|austritt|austrag|\bdne\b|\bliste (?:noire|rouge|repoussoir)|\bno longer|\bne (?:\w+ )?plus\b|\b(?:non ?|(?:ex|ancien(?:ne)?s?|former) )(?:abonn|inscri|subscri)|\b(?:not|never|pas|jamais|nicht)\b|abgemeldet|abmeld|abbestell|ausgetragen|gesperrt|gekundigt|geloscht|inaktiv/,
};
export type FormerSubscriberState = keyof typeof DEPARTURES;

const ACTIVE =
  /^(?:acti(?:ve|f)s?|abonne(?: ?e)?s?|inscrit(?: ?e)?s?|subscribe[dr]|confirme[de]?(?: e)?|verified|valid(?:e|ated)?|enabled|opt(?:ed)? ?in|(?:single|double)(?: opt ?in)?|aktiv|angemeldet|abonniert|bestatigt|eingetragen)$/;
const YES = /^(?:(?:yes|oui|ja)\b.*|y|o|j|t|true|v|vrai|wahr|1|coche|checked|on|x)$/;
const NO =
  /^(?:(?:no|non|nein)(?: (?:merci|thanks?|thank you|danke))?|n|false|faux|falsch|f|0|croix)$/;

const HEADINGS = {
  email:
    /^(?:(?:user|contact|subscriber|member|abonne|client|votre) )*(?:adresses? (?:e ?mail|mail|electronique|de messagerie|(?:de )?courriel)|e ?mail adress[es]*|(?:e ?mail|mail)(?: (?:1|address))?(?: value)?|courriel|mel|adresse|address|subscriber|abonne)?$/,
  state:
    /\bstat(?:us|ut|e|o)\b|\bestado\b|\betat\b|\bopt(?:ed)? ?in\b|^(?:(?:is|e ?mail) )*(?:active|activated|actif|aktiv|enabled|confirm(?:ed|ee?)|verifi(?:ed|ee?)|accept(?:ed|ee?)?|sub)\b|subscribed|abonnee?s?\b|inscrite?s?\b|lett(?:er|re)s?\b|mailing|\benvois?\b|\brecevoir\b|\brecoit\b|permission|marketing|consent|accord\b|\b(?:rgpd|gdpr|dsgvo)\b|einwilligung/,
  consent:
    /opt ?in|confirm|consent|accord\b|einwillig|bestatig|subscri|inscri|abonn|sign ?up|creat|activat|erstellt|\badded|\bajout|\bstart|anmeld|angemeldet|regist|joined|^date$/,
  proof:
    /proof|preuve|nachweis|evidence|consent|accord\b|einwillig|formulaire|\bform\b|source|origine|provenance|quelle|herkunft|referr/,
};
/** Matches words that always name a departure, whatever the column's heading, such as « Subscriber Type ». */
const LEFT =
  /\b(?:un ?subscribe[ds]?|(?:hard|soft) bounces?|bounced|^bounces?$|complained|opted out|cleaned|npai|unconfirmed|(?:black|block) ?list(?:ed|e)?|(?:suppression|exclusion) list|liste noire|abgemeldet|(?:desabonne|desinscrit|bloque|blackliste|radie)(?: ?e)?s?|(?:ex|ancien(?:ne)?s?) (?:abonne|inscrit)(?: ?e)?s?)\b/;
/** Matches headings of columns that are not read: ids, IP addresses, keys, payments and other channels than mail. */
const UNREAD =
  /\bips?\b|\bu?u?id\b|\b(?:token|hash|key)\b|\bsms\b|whatsapp|phone|\btel\b|\bplan\b|\btax\b/;
const STATUS = /\b(?:stat[ut]+s?|stato|estado)\b/;
/** Numbers that other tools use for states; a person has to explain any other number. */
const STATUS_NUMBERS: Readonly<Record<string, FormerSubscriberState | 'active'>> = {
  0: 'pending',
  1: 'active',
  2: 'unsubscribed',
  3: 'bounced',
  4: 'complained',
};
/** Matches cells without information, « 0000-00-00 » included. */
const NOTHING = /^(?:[0 ]*|null|n a|none|never|jamais|aucune?)$/;
export const STATE_WORDS_MAX = 12;
const SAMPLE = 1_000;

/** Returns the folded words of a cell or heading; « isExcluded » has two words, and a ticked box says « oui ». */
const wordsOf = (text: string) =>
  foldToWords(
    text
      .replace(/[☑✓✔✅]/gu, ' oui ')
      .replace(/☐/gu, ' non ')
      .replace(/[☒✗✘❌]/gu, ' croix ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  );

/** Returns the state that a text names, among those of people who are no longer subscribed; else null. */
export function departureIn(text: string): FormerSubscriberState | null {
  const words = wordsOf(text);
  return objectKeys(DEPARTURES).find((name) => DEPARTURES[name].test(words)) ?? null;
}

/** Returns the state named beside an email address, by a word without any other meaning; else null. */
export const departureBesideEmail = (text: string): FormerSubscriberState | null =>
  LEFT.test(wordsOf(text)) ? departureIn(text) : null;

/** Returns true if a column's heading does not tell whether its « oui » and « non » are about the newsletter. */
export const isUnclearHeading = (heading: string): boolean => {
  const name = wordsOf(heading);
  return name !== '' && !HEADINGS.state.test(name) && !departureIn(name);
};

/** Returns the subscriber's state in a cell; null for words that a person has to explain. */
export function parseState(cell: string, heading: string): FormerSubscriberState | 'active' | null {
  const words = wordsOf(cell);
  const name = wordsOf(heading);
  const isNo = NO.test(words);
  const departure = departureIn(name);
  if (departure) {
    // A cross under « Unsubscribed » may mark the person, or say no.
    if (words === 'croix') return null;
    // In « Unsubscribed at », an empty cell, « no » and a link for unsubscribing mean that the person is still subscribed.
    const hasStayed = isNo || NOTHING.test(words) || /^https?:/.test(cell);
    return hasStayed ? 'active' : (departureIn(words) ?? departure);
  }
  const isNumber = /^-?\d+$/.test(cell);
  if (isNumber && name === '') return null;
  if (isNumber && STATUS.test(name)) return STATUS_NUMBERS[cell] ?? null;
  // In a column « Opt-in », a date means yes.
  if (HEADINGS.consent.test(name) && parseImportedDate(cell)) return 'active';
  // A column « Active subscription » may be about payment: its « false » does not mean unsubscribed.
  const isPayment = /^active ./.test(name);
  const isYesNo = isNo || YES.test(words);
  if (isYesNo && (isPayment || isUnclearHeading(heading))) return null;
  // In a column « Confirmed », « no » means that the sign-up was never confirmed.
  if (isNo) return /double|confirm|verif|activated/.test(name) ? 'pending' : 'unsubscribed';
  return departureIn(words) ?? (isYesNo || ACTIVE.test(words) ? 'active' : null);
}

/** Returns true if a column is called status, or holds few different words of which one is a known state. */
function holdsStates(name: string, cells: readonly string[]): boolean {
  if (STATUS.test(name)) return cells.length > 0;
  const hasCounts = cells.some((cell) => Number(cell) > (name === '' ? 4 : 2));
  if (hasCounts || cells.length > STATE_WORDS_MAX) return false;
  // In a file without headings, numbers only count as states if the column has several of the known ones.
  if (name === '' && cells.length > 1 && cells.every((cell) => Object.hasOwn(STATUS_NUMBERS, cell)))
    return true;
  const isState = HEADINGS.state.test(name);
  const texts = cells.map(wordsOf);
  const hasNo = name !== '' && texts.some((words) => NO.test(words));
  const isYesNo = (words: string) => !/^\d/.test(words) && (NO.test(words) || YES.test(words));
  // Yes and no under any heading may tell who wants the newsletter; 0 and 1 may count anything.
  if (hasNo && texts.every(isYesNo)) return true;
  return texts.some((words) => {
    const isKnown = [NO, YES, ACTIVE].some((one) => one.test(words)) || departureIn(words) !== null;
    return LEFT.test(words) || (isKnown && (isState || (name === '' && words.length > 1)));
  });
}

/** Returns the meaning of a column; `cells` are its distinct non-empty texts. */
function roleOf(heading: string, cells: readonly string[], hasEmpty: boolean): ColumnRole | null {
  const name = wordsOf(heading);
  const hasAddresses = cells.some((cell) => cell.includes('@'));
  if (hasAddresses && HEADINGS.email.test(name)) return 'email';
  if (UNREAD.test(name)) return null;
  if (departureIn(name)) return 'state';
  const words = cells.filter((cell) => parseImportedDate(cell) === null);
  const hasDates = words.length < cells.length;
  // In a column « Confirmed at », a person without a date may never have confirmed.
  const lacksConfirmation = hasDates && hasEmpty && /\bconfirm|\bactivated|\bbestatigt/.test(name);
  if (lacksConfirmation || holdsStates(name, words)) return 'state';
  if (hasDates) return HEADINGS.consent.test(name) ? 'consent' : null;
  return HEADINGS.proof.test(name) ? 'proof' : null;
}

/** Guesses the meaning of each column. If several columns could hold the email address, none is chosen. */
export function recogniseColumns({ headings, rows }: SubscriberTable): ColumnRoles {
  const roles = headings.map((heading, index) => {
    const cells = new Set(rows.map((row) => row[index]?.trim() ?? ''));
    const hasEmpty = cells.delete('');
    return roleOf(heading, [...cells].slice(0, SAMPLE), hasEmpty);
  });
  const isUnclear = roles.indexOf('email') !== roles.lastIndexOf('email');
  return roles.map((role, index) => {
    const isSecond = role === 'consent' && roles.indexOf(role) < index;
    return isSecond || (role === 'email' && isUnclear) ? null : role;
  });
}
