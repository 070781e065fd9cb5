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
type Reason = keyof typeof SKIPPED_SUBSCRIBER_REASON_LABELS;

/** An administrator's answers about unknown words in a file: true if a word means « subscribed ». */
export type UnknownStateWordAnswers = Readonly<Record<string, boolean>>;

type Row = readonly string[];

export type ParsedSubscribers = {
  subscribers: ImportedSubscriber[];
  leftOut: { row: Row; reason: Reason }[];
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
  { headings, rows, title = '' }: SubscriberTable,
  { columns, answers, known }: Options,
  pause = () => Promise.resolve(),
): Promise<ParsedSubscribers> {
  const isOwnExport = SUBSCRIPTIONS_CSV_HEADINGS.every((heading) => headings.includes(heading));
  const received = headings.findIndex((heading) => /received/i.test(heading));
  const subscribers: ImportedSubscriber[] = [];
  const leftOut: ParsedSubscribers['leftOut'] = [];
  const unknown: ParsedSubscribers['unknown'] = new Map();
  const leaveOut = (row: Row, reason: Reason) => {
    leftOut.push({ row, reason });
  };

  const cellsOf = (row: Row, role: ColumnRole): Cell[] =>
    columns.flatMap((columnRole, index) => {
      if (columnRole !== role) return [];
      const text = row[index]?.trim() ?? '';
      // Puts the column's heading before each proof of consent, except in this site's own export, where the cell alone
      // is clear.
      const heading = isOwnExport && role === 'proof' ? '' : (headings[index] ?? '');
      return [{ text, heading }];
    });
  const textOf = (row: Row, role: ColumnRole) => cellsOf(row, role)[0]?.text ?? '';

  const stateOfCell = (row: Row, { text, heading }: Cell) => {
    // A number in « Emails dropped » counts lost messages. If the row also counts received messages, the email address
    // works, and the cell does not exclude the subscriber.
    const isReached = /dropped/i.test(heading) && Number(text) > 0 && Number(row[received]) > 0;
    return isReached ? 'active' : parseSubscriberState(text, heading);
  };

  // States of people who have left, named in a remark, beside the address as in « ada@exemple.fr (désinscrite) », or in
  // the heading of a column of addresses, such as « Désinscrits ».
  const departures = (row: Row) => [
    ...cellsOf(row, 'remark').map(({ text }) => findFormerStateInRemark(text)),
    ...cellsOf(row, 'email').map(({ text }) => findFormerStateInAnyText(text.replace(ADDRESS, ''))),
    ...cellsOf(row, 'email').map(({ text }) => findFormerState(remarkIn(text))),
    ...cellsOf(row, 'email').map(({ heading }) => findFormerState(heading)),
  ];
  const titleWords = findFormerState(title) ? [title] : [];
  /** Returns a row's state, with the words that keep it from being known. */
  const stateOf = (row: Row): { state: State; words: string[] } => {
    const cells = cellsOf(row, 'state').map((cell) => ({ ...cell, state: stateOfCell(row, cell) }));
    const knownState = gravest([...departures(row), ...cells.map(({ state }) => state)]);
    if (knownState !== 'active') return { state: knownState, words: [] };
    const remarks = cellsOf(row, 'email').map(({ text }) => remarkIn(text));
    const states = cells.flatMap(({ text, heading, state }) => {
      if (state !== null) return [];
      return isUnclearStateHeading(heading) ? `${heading}\u00a0: ${text || 'vide'}` : text;
    });
    const words = [...titleWords, ...remarks.filter((text) => REMARK.test(text)), ...states];
    return { state: words.every((word) => answers[word]) ? 'active' : 'unknown', words };
  };

  const people = new Map<string, { row: Row; state: State }>();
  let section: State = 'active';
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await pause();
    const email = findEmailInCell(textOf(row, 'email'));
    // A line with nothing but « Désinscrits » is about all addresses below it, until a line such as « Actifs ».
    const [line = '', ...furtherCells] = row.filter((cell) => cell.trim());
    if (furtherCells.length === 0 && !line.includes('@')) {
      const isActiveHeading = parseSubscriberState(line, '') === 'active';
      section = findFormerState(line) ?? (isActiveHeading ? 'active' : section);
    }
    const first = people.get(email ?? '');
    if (first || !email) leaveOut(row, first ? 'twice' : 'invalid');
    if (!email) continue;
    const { state, words } = stateOf(row);
    for (const word of words) {
      // The administrator is asked about at most DISTINCT_STATE_WORDS_MAX unknown words; subscribers with any other
      // unknown word are not imported.
      if (unknown.has(word) || unknown.size < DISTINCT_STATE_WORDS_MAX)
        unknown.set(word, (unknown.get(word) ?? 0) + 1);
    }
    const states = [section, state, first?.state ?? null];
    people.set(email, { row: first?.row ?? row, state: gravest(states) });
  }
  for (const [index, [email, { row, state }]] of [...people].entries()) {
    if (index % ROWS_AT_ONCE === 0) await pause();
    const isActive = state === 'active';
    const isWanted = isActive || (isOwnExport && state === 'unsubscribed');
    const proof = cellsOf(row, 'proof');
    if (!isWanted) leaveOut(row, state);
    else if (known.has(email)) leaveOut(row, 'known');
    else subscribers.push(toImportedSubscriber(email, isActive, proof, textOf(row, 'consent')));
  }
  return { subscribers, leftOut, unknown };
}
