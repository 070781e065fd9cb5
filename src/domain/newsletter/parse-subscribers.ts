import { cleanLine, cutText } from '#domain/text/clean-text.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { parseImportedDate } from '#domain/text/typed-date.ts';
import { NEWSLETTER_SOURCES } from './newsletter.ts';
import {
  CONSENT_PROOF_MAX,
  IMPORTED_SUBSCRIBER_SOURCE,
  type ImportedSubscriber,
  SUBSCRIPTIONS_CSV_HEADINGS,
} from './newsletter-subscription.ts';
import {
  type ColumnRole,
  type ColumnRoles,
  DISTINCT_STATE_WORDS_MAX,
  isUnclearStateHeading,
  parseSubscriberState,
  type SubscriberTable,
} from './subscriber-columns.ts';
import {
  findFormerState,
  findFormerStateInAnyText,
  findFormerStateInRemark,
} from './subscriber-words.ts';

/** Reasons for leaving out rows of a file of subscribers, with their French labels. */
export const SKIPPED_SUBSCRIBER_REASON_LABELS = {
  complained: 'Ont signalé un message comme indésirable',
  bounced: 'Adresses qui ne reçoivent plus (messages rejetés)',
  pending: 'Inscriptions jamais confirmées',
  unsubscribed: 'Ne sont plus abonnées, ou bloquées',
  unknown: 'État inconnu, ou écarté par vous',
  invalid: 'Sans adresse e-mail valide, ou avec plusieurs',
  twice: 'Déjà dans le fichier',
  known: 'Déjà connues, laissées telles quelles',
} as const;

/** An administrator's answers about unknown words in a file: true if a word means « subscribed ». */
export type UnknownStateWordAnswers = Readonly<Record<string, boolean>>;

type Row = readonly string[];

export type ParsedSubscribers = {
  subscribers: ImportedSubscriber[];
  leftOut: { row: Row; reason: keyof typeof SKIPPED_SUBSCRIBER_REASON_LABELS }[];
  /** Unknown words in the file that may be states of subscribers, each with its number of rows. */
  unknown: Map<string, number>;
};

const ADDRESS = /[^\s,;:"<>()[\]|?]*\s*@\s*[^\s,;:"<>()[\]|?]*/g;
/** Matches a word in lower case, and so not part of a person's name, as in « a@exemple.fr – ne veut plus ». */
const REMARK = /(?<![\p{L}"])\p{Ll}{4,}/u;
const WRAPPING = /^['‘’.]+|['‘’.]+$/g;
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}\b/gi;

/** Returns the email address in a cell; undefined if the cell holds none, or several. */
export function findEmailInCell(cell: string): string | undefined {
  const matches = cell.replace(/\s*@\s*/g, '@').match(ADDRESS) ?? [];
  const addresses = matches.map((match) => normaliseEmail(match.replace(WRAPPING, '')));
  const [address = '', ...furtherAddresses] = new Set(addresses);
  return furtherAddresses.length === 0 && isEmail(address) ? address : undefined;
}

/** States of a subscriber in a file, the gravest first; if an email address has several, the gravest counts. */
const STATES = ['complained', 'bounced', 'pending', 'unsubscribed', 'unknown', 'active'] as const;
type State = (typeof STATES)[number];
const gravest = (states: (State | null)[]) =>
  STATES.find((state) => states.includes(state)) ?? 'active';

type Cell = { text: string; heading: string };
type CellsByRole = Record<ColumnRole, Cell[]>;

/**
 * Makes a subscriber from a row. If one of the `proof` cells is the name of a sign-up form of this site, it becomes
 * `source`; the others become `consent_proof`.
 */
export function toImportedSubscriber(
  email: string,
  active: boolean,
  proof: Cell[],
  consent: string,
) {
  const source = NEWSLETTER_SOURCES.find((name) => proof.some(({ text }) => text === name)) ?? null;
  const proofs = proof.filter(
    ({ text }) => !['', source, IMPORTED_SUBSCRIBER_SOURCE].includes(text),
  );
  const line = proofs.map(({ text, heading }) => (heading ? `${heading}\u00a0: ${text}` : text));
  const consent_proof = cutText(cleanLine(line.join(', ').replace(IP, '')), CONSENT_PROOF_MAX);
  return { email, active, source, consent_at: parseImportedDate(consent), consent_proof };
}

/** Returns the words beside the address in a cell, without a name before « < ». */
const remarkIn = (text: string) =>
  text
    .replace(/^.*<|mailto:/g, '')
    .replace(ADDRESS, '')
    .replace(/^[^\p{L}"]+|[^\p{L}]+$/gu, '');

function cellsByRole(row: Row, { headings }: SubscriberTable, columns: ColumnRoles): CellsByRole {
  const cells: CellsByRole = { email: [], state: [], consent: [], proof: [], remark: [] };
  for (const [index, role] of columns.entries()) {
    if (role) cells[role].push({ text: row[index]?.trim() ?? '', heading: headings[index] ?? '' });
  }
  // A number in « Emails dropped » counts lost messages. If the row also counts received messages, the email address
  // works, and the cell does not exclude the subscriber.
  const received = headings.findIndex((heading) => /received/i.test(heading));
  if (!(Number(row[received]) > 0)) return cells;
  const isLossCount = ({ text, heading }: Cell) => /dropped/i.test(heading) && Number(text) > 0;
  return { ...cells, state: cells.state.filter((cell) => !isLossCount(cell)) };
}

/**
 * Returns the state that a row's words tell. People who have left may be named in a remark, beside the address as in
 * « ada@exemple.fr (désinscrite) », or in the heading of a column of addresses, such as « Désinscrits ».
 */
const clearStateOf = ({ email, state, remark }: CellsByRole): State =>
  gravest([
    ...remark.map(({ text }) => findFormerStateInRemark(text)),
    ...email.flatMap(({ text, heading }) => [
      findFormerStateInAnyText(text.replace(ADDRESS, '')),
      findFormerState(remarkIn(text)),
      findFormerState(heading),
    ]),
    ...state.map(({ text, heading }) => parseSubscriberState(text, heading)),
  ]);

/** Returns the words in a row that may tell its state, but that only an administrator can explain. */
const unclearWordsOf = ({ email, state }: CellsByRole): string[] => [
  ...email.map(({ text }) => remarkIn(text)).filter((remark) => REMARK.test(remark)),
  ...state
    .filter(({ text, heading }) => parseSubscriberState(text, heading) === null)
    .map(({ text, heading }) =>
      isUnclearStateHeading(heading) ? `${heading}\u00a0: ${text || 'vide'}` : text,
    ),
];

/** A line with nothing but « Désinscrits » is about all addresses below it, until a line such as « Actifs ». */
function sectionAfter(row: Row, section: State): State {
  const [line = '', ...furtherCells] = row.filter((cell) => cell.trim());
  if (furtherCells.length > 0 || line.includes('@')) return section;
  const isActiveHeading = parseSubscriberState(line, '') === 'active';
  return findFormerState(line) ?? (isActiveHeading ? 'active' : section);
}

type Options = {
  columns: ColumnRoles;
  answers: UnknownStateWordAnswers;
  known: ReadonlySet<string>;
};
/** Number of rows read between pauses, during which the page can react. */
const ROWS_AT_ONCE = 300;

/**
 * Reads the subscribers to import from a table: active ones and, only from this site's own export, unsubscribed ones
 * too.
 */
export async function parseSubscribers(
  table: SubscriberTable,
  { columns, answers, known }: Options,
  pause = () => Promise.resolve(),
): Promise<ParsedSubscribers> {
  const { headings, rows, title = '' } = table;
  const isOwnExport = SUBSCRIPTIONS_CSV_HEADINGS.every((heading) => headings.includes(heading));
  const titleWords = findFormerState(title) ? [title] : [];
  const subscribers: ImportedSubscriber[] = [];
  const leftOut: ParsedSubscribers['leftOut'] = [];
  const unknown: ParsedSubscribers['unknown'] = new Map();
  const people = new Map<string, { row: Row; state: State }>();
  let section: State = 'active';
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await pause();
    section = sectionAfter(row, section);
    const cells = cellsByRole(row, table, columns);
    const email = findEmailInCell(cells.email[0]?.text ?? '');
    const first = people.get(email ?? '');
    if (first || !email) leftOut.push({ row, reason: first ? 'twice' : 'invalid' });
    if (!email) continue;
    const clearState = clearStateOf(cells);
    const words = clearState === 'active' ? [...titleWords, ...unclearWordsOf(cells)] : [];
    for (const word of words) {
      // The administrator is asked about at most DISTINCT_STATE_WORDS_MAX unknown words; subscribers with any other
      // unknown word are not imported.
      if (unknown.has(word) || unknown.size < DISTINCT_STATE_WORDS_MAX)
        unknown.set(word, (unknown.get(word) ?? 0) + 1);
    }
    const state = words.every((word) => answers[word]) ? clearState : 'unknown';
    people.set(email, { row, ...first, state: gravest([section, state, first?.state ?? null]) });
  }
  for (const [index, [email, { row, state }]] of [...people].entries()) {
    if (index % ROWS_AT_ONCE === 0) await pause();
    const isActive = state === 'active';
    const isWanted = isActive || (isOwnExport && state === 'unsubscribed');
    const { proof, consent } = cellsByRole(row, table, columns);
    // In this site's own export, a proof of consent is clear without its column's heading.
    const proofs = isOwnExport ? proof.map((cell) => ({ ...cell, heading: '' })) : proof;
    if (!isWanted) leftOut.push({ row, reason: state });
    else if (known.has(email)) leftOut.push({ row, reason: 'known' });
    else subscribers.push(toImportedSubscriber(email, isActive, proofs, consent[0]?.text ?? ''));
  }
  return { subscribers, leftOut, unknown };
}
