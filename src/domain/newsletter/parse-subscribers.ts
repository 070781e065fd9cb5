import { type ImportedSubscriber, SUBSCRIPTIONS_CSV_HEADINGS } from './newsletter-subscription.ts';
import {
  type ColumnRoles,
  DISTINCT_STATE_WORDS_MAX,
  type SubscriberTable,
} from './subscriber-columns.ts';
import {
  type CellsByRole,
  clearStateOf,
  findEmailInCell,
  gravestState,
  type Row,
  type State,
  sectionAfter,
  sortCellsByRole,
  toImportedSubscriber,
  unclearWordsOf,
} from './subscriber-row.ts';
import { findFormerState } from './subscriber-words.ts';

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

export type ParsedSubscribers = {
  subscribers: ImportedSubscriber[];
  leftOut: { row: Row; reason: keyof typeof SKIPPED_SUBSCRIBER_REASON_LABELS }[];
  /** Unknown words in the file that may be states of subscribers, each with its number of rows. */
  unknown: Map<string, number>;
};

/** A person in a table: the first row with the email address, and the gravest state of all rows with it. */
type Person = { row: Row; cells: CellsByRole; state: State };
type LeftOut = ParsedSubscribers['leftOut'];

type Options = {
  columns: ColumnRoles;
  answers: UnknownStateWordAnswers;
  known: ReadonlySet<string>;
};
type Pause = () => Promise<void>;
/** Number of rows read between pauses, during which the page can react. */
const ROWS_AT_ONCE = 300;

/** Reads the people in a table, by email address, and all words in it that may be unknown states. */
async function readPeople(table: SubscriberTable, { columns, answers }: Options, pause: Pause) {
  const titleWords = table.title && findFormerState(table.title) ? [table.title] : [];
  const people = new Map<string, Person>();
  const leftOut: LeftOut = [];
  const unknownWords: string[] = [];
  let section: State = 'active';
  for (const [index, row] of table.rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await pause();
    section = sectionAfter(row, section);
    const cells = sortCellsByRole(row, table, columns);
    const email = findEmailInCell(cells.email[0]?.text ?? '');
    if (!email) {
      leftOut.push({ row, reason: 'invalid' });
      continue;
    }
    const clearState = clearStateOf(cells);
    const words = clearState === 'active' ? [...titleWords, ...unclearWordsOf(cells)] : [];
    unknownWords.push(...words);
    const ownState = words.every((word) => answers[word]) ? clearState : 'unknown';
    const state = gravestState([section, ownState]);
    const person = people.get(email);
    if (person) {
      person.state = gravestState([person.state, state]);
      leftOut.push({ row, reason: 'twice' });
    } else {
      people.set(email, { row, cells, state });
    }
  }
  return { people, leftOut, unknownWords };
}

/**
 * Counts the rows of each unknown word, of at most DISTINCT_STATE_WORDS_MAX: the administrator is not asked about
 * further words, and subscribers with one of them are not imported.
 */
function countUnknownWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const count = counts.get(word) ?? 0;
    if (count > 0 || counts.size < DISTINCT_STATE_WORDS_MAX) counts.set(word, count + 1);
  }
  return counts;
}

/** Sorts the people in a table into subscribers to import and people to leave out. */
async function sortPeople(
  people: ReadonlyMap<string, Person>,
  { isOwnExport, known }: { isOwnExport: boolean; known: ReadonlySet<string> },
  pause: Pause,
) {
  const subscribers: ImportedSubscriber[] = [];
  const leftOut: LeftOut = [];
  for (const [index, [email, { row, cells, state }]] of [...people].entries()) {
    if (index % ROWS_AT_ONCE === 0) await pause();
    const isActive = state === 'active';
    const { proof, consent } = cells;
    // In this site's own export, a proof of consent is clear without its column's heading.
    const proofs = isOwnExport ? proof.map((cell) => ({ ...cell, heading: '' })) : proof;
    if (!isActive && !(isOwnExport && state === 'unsubscribed'))
      leftOut.push({ row, reason: state });
    else if (known.has(email)) leftOut.push({ row, reason: 'known' });
    else subscribers.push(toImportedSubscriber(email, isActive, proofs, consent[0]?.text ?? ''));
  }
  return { subscribers, leftOut };
}

/**
 * Reads the subscribers to import from a table: active ones and, only from this site's own export, unsubscribed ones
 * too.
 */
export async function parseSubscribers(
  table: SubscriberTable,
  options: Options,
  pause: Pause = () => Promise.resolve(),
): Promise<ParsedSubscribers> {
  const isOwnExport = SUBSCRIPTIONS_CSV_HEADINGS.every((name) => table.headings.includes(name));
  const { people, leftOut, unknownWords } = await readPeople(table, options, pause);
  const sorted = await sortPeople(people, { isOwnExport, known: options.known }, pause);
  return {
    subscribers: sorted.subscribers,
    leftOut: [...leftOut, ...sorted.leftOut],
    unknown: countUnknownWords(unknownWords),
  };
}
