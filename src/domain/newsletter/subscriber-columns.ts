import { objectKeys } from '#domain/schema/field.ts';
import { foldToWords } from '#domain/text/fold-text.ts';
import { parseImportedDate } from '#domain/text/typed-date.ts';

/** A table of subscribers; `headings` is empty if the file has none. */
export type CellTable = { headings: readonly string[]; rows: readonly (readonly string[])[] };

export const COLUMN_LABELS = {
  email: 'Adresse e-mail',
  state: 'État, ou départ',
  consent: 'Date de l’accord ou de l’inscription',
  proof: 'Origine ou preuve de l’accord',
} as const;
export type ColumnRole = keyof typeof COLUMN_LABELS;

/** What each column holds; null for a column that is not read. */
export type Columns = readonly (ColumnRole | null)[];

/** Patterns of the states of people who are not subscribed, the gravest first, for cells and headings. */
const DEPARTURES = {
  complained: /complain|abuse|\bspam|\bjunk|plainte|indesirable|beschwer/,
  bounced:
    /bounc|\bcleaned|\bclean (?:time|camp)|\bdropped|undeliver|invalid|\bnpai\b|rebond|non remis|rejete|unzustell/,
  pending:
    /\bpending|unconfirm|unactivat|unverif|(?:not|non|nicht) (?:confirm|bestatigt)|validating|awaiting|en attente|a confirmer|unbestatigt|ausstehend/,
  unsubscribed:
    /unsub|\bopt(?:ed)? ?out|\bstop\b|cancel|\bremoved|\bdeleted|archived?\b|(?:black|block) ?list|\bblocked|suppress|\bdisabled|\bpaused|inacti|desabo|desinscri|desactiv|resili|bloque|supprime|\bnon (?:abonn|inscri|subscri)|\b(?:not|never|pas|jamais|nicht)\b|abgemeldet|abmeld|abbestell|ausgetragen|gesperrt|gekundigt|geloscht|inaktiv/,
};
export type FormerSubscriberState = keyof typeof DEPARTURES;

const ACTIVE =
  /^(?:acti(?:ve|f)s?|abonne(?: ?e)?s?|inscrit(?: ?e)?s?|subscribe[dr]|confirme[de]?(?: e)?|verified|valid(?:e|ated)?|enabled|opt(?:ed)? ?in|(?:single|double)(?: opt ?in)?|aktiv|angemeldet|abonniert|bestatigt|eingetragen|y|yes|o|oui|j|ja|t|true|v|vrai|wahr|1|coche|checked|on|x)$/;
const NO = /^(?:no|non|n|nein|false|faux|falsch|f|0)$/;

const HEADINGS = {
  email:
    /^(?:(?:user|contact|subscriber|member|abonne|client|votre) )*(?:adresses? (?:e ?mail|mail|electronique|de messagerie|(?:de )?courriel)|e ?mail adress[es]*|(?:e ?mail|mail)(?: (?:1|address))?(?: value)?|courriel|mel|adresse|address|subscriber|abonne)?$/,
  state:
    /\bstat(?:us|ut|e)\b|\betat\b|\bopt ?in\b|^(?:is )?(?:active|actif|aktiv)\b|subscribed|abonnee?s?\b|inscrite?s?\b|newsletter|consent|accord\b|\b(?:rgpd|gdpr|dsgvo)\b|einwilligung|accepts? .*marketing/,
  consent:
    /opt ?in|confirm|consent|accord\b|einwillig|bestatig|subscri|inscri|abonn|sign ?up|creat|erstellt|\badded|\bajout|\bstart|anmeld|angemeldet|regist|joined|^date$/,
  proof:
    /proof|preuve|nachweis|evidence|consent|accord\b|einwillig|formulaire|\bform\b|source|origine|provenance|quelle|herkunft|referr/,
};
/** Matches cells that only a column of states holds, whatever its heading: « Subscriber Type » is one. */
const LEFT =
  /^(?:un ?subscribed?|(?:hard |soft )?bounced?|complained|(?:desabonne|desinscrit)(?: ?e)?s?)$/;
/** Matches headings of columns that are not read: ids, IP addresses and other channels than mail. */
const UNREAD = /\bips?\b|\bid\b|\bsms\b|whatsapp|phone|\btel\b/;
const STATE_WORDS_MAX = 12;
const SAMPLE = 1_000;

const departureIn = (words: string): FormerSubscriberState | null =>
  objectKeys(DEPARTURES).find((name) => DEPARTURES[name].test(words)) ?? null;

/** Returns the subscriber's state that a cell names; null for words that a person has to explain. */
export function parseState(cell: string, heading: string): FormerSubscriberState | 'active' | null {
  const words = foldToWords(cell);
  const name = foldToWords(heading);
  const isNo = NO.test(words);
  const departure = departureIn(name);
  if (departure) {
    // In « Unsubscribed at », an empty cell, « no » and a link for unsubscribing mean that the person is still subscribed.
    const hasStayed = isNo || words === '' || /^https?:/.test(cell);
    return hasStayed ? 'active' : (departureIn(words) ?? departure);
  }
  // A column « Active subscription » may be about payment: its « false » does not mean unsubscribed.
  const isPayment = /^active ./.test(name);
  if (isPayment && (isNo || ACTIVE.test(words))) return null;
  // In a column « Confirmed », « no » means that the sign-up was never confirmed.
  if (isNo) return /double|confirm/.test(name) ? 'pending' : 'unsubscribed';
  return departureIn(words) ?? (ACTIVE.test(words) ? 'active' : null);
}

/** Returns true if a column seems to hold states: few different words, of which one is a known state. */
function holdsStates(name: string, cells: readonly string[]): boolean {
  const hasCounts = cells.some((cell) => Number(cell) > 2);
  const isVaried = new Set(cells).size > STATE_WORDS_MAX;
  const isStatus = /\bstat[ut]+s?\b/.test(name);
  return !hasCounts && !isVaried && cells.some((cell) => isStatus || parseState(cell, '') !== null);
}

function roleOf(heading: string, cells: readonly string[]): ColumnRole | null {
  const name = foldToWords(heading);
  const hasAddresses = cells.some((cell) => cell.includes('@'));
  if (hasAddresses && HEADINGS.email.test(name)) return 'email';
  if (UNREAD.test(name)) return null;
  if (departureIn(name)) return 'state';
  const hasDates = cells.some((cell) => parseImportedDate(cell) !== null);
  if (hasDates) return HEADINGS.consent.test(name) ? 'consent' : null;
  const isState = HEADINGS.state.test(name) || cells.some((cell) => LEFT.test(foldToWords(cell)));
  if (isState && holdsStates(name, cells)) return 'state';
  return HEADINGS.proof.test(name) ? 'proof' : null;
}

/** Guesses what each column holds. If several columns could hold the email address, none is chosen. */
export function recogniseColumns({ headings, rows }: CellTable): Columns {
  const cellsOf = (index: number) =>
    rows.slice(0, SAMPLE).flatMap((row) => row[index]?.trim() || []);
  const roles = headings.map((heading, index) => roleOf(heading, cellsOf(index)));
  const isUnclear = roles.indexOf('email') !== roles.lastIndexOf('email');
  return roles.map((role, index) => {
    const isSecond = role === 'consent' && roles.indexOf(role) < index;
    return isSecond || (role === 'email' && isUnclear) ? null : role;
  });
}
