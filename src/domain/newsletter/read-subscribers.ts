import { cleanLine, cutText } from '#domain/text/clean-text.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { parseImportedDate } from '#domain/text/typed-date.ts';
import { NEWSLETTER_SOURCES } from './newsletter.ts';
import {
  CONSENT_PROOF_MAX,
  EXPORT_HEADINGS,
  IMPORT_SOURCE,
  type ImportedSubscriber,
} from './newsletter-subscription.ts';
import { type CellTable, type ColumnRole, type Columns, parseState } from './subscriber-columns.ts';

/** Reasons for leaving out rows of a file of subscribers, with their French labels. */
export const SKIP_REASONS = {
  complained: 'Ont signalé un message comme indésirable',
  bounced: 'Adresses qui ne reçoivent plus (messages rejetés)',
  pending: 'Inscriptions jamais confirmées',
  unsubscribed: 'Ne sont plus abonnées, ou bloquées',
  unknown: 'État inconnu, ou écarté par vous',
  invalid: 'Sans adresse e-mail valide, ou avec plusieurs',
  twice: 'Déjà dans le fichier',
  known: 'Déjà connues, laissées telles quelles',
} as const;
type Reason = keyof typeof SKIP_REASONS;

/** Words in a file whose meaning is unknown, each with an administrator's answer: true if it means subscribed. */
export type Answers = Readonly<Record<string, boolean>>;

type Row = readonly string[];

export type Reading = {
  subscribers: ImportedSubscriber[];
  leftOut: { row: Row; reason: Reason }[];
  /** Words in the file that may be a state but are unknown, each with its number of rows. */
  unknown: Map<string, number>;
};

const ADDRESS = /[^\s,;:"<>()[\]|?]*@[^\s,;:"<>()[\]|?]*/g;
const WRAPPING = /^['‘’.]+|['‘’.]+$/g;
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}\b/gi;

/** Returns the email address in a cell; undefined if the cell holds none, or several. */
export function findEmailInCell(cell: string): string | undefined {
  const found = cell.replace(/\s*@\s*/g, '@').match(ADDRESS) ?? [];
  const all = found.map((address) => normaliseEmail(address.replace(WRAPPING, '')));
  const [address = '', ...others] = new Set(all);
  return others.length === 0 && isEmail(address) ? address : undefined;
}

/** States of a subscriber in a file, the gravest first. If an email address has several, the gravest counts. */
const STATES = ['complained', 'bounced', 'pending', 'unsubscribed', 'unknown', 'active'] as const;
type State = (typeof STATES)[number];
const gravest = (states: State[]) => STATES.find((one) => states.includes(one)) ?? 'active';

type Cell = { text: string; heading: string };

/** Makes a subscriber from a row. If a cell of `proof` names one of this site's sources, that becomes `source`. */
export function createSubscriber(email: string, active: boolean, proof: Cell[], consent: string) {
  const source = NEWSLETTER_SOURCES.find((name) => proof.some(({ text }) => text === name)) ?? null;
  const proofs = proof.filter(({ text }) => !['', source, IMPORT_SOURCE].includes(text));
  const line = proofs.map(({ text, heading }) => `${heading}\u00a0: ${text}`).join(', ');
  const consent_proof = cutText(cleanLine(line.replace(IP, '')), CONSENT_PROOF_MAX);
  return { email, active, source, consent_at: parseImportedDate(consent), consent_proof };
}

type Options = { columns: Columns; answers: Answers; known: ReadonlySet<string> };
/** Number of rows read between pauses, during which the page can react. */
const ROWS_AT_ONCE = 300;

/** Reads the subscribers in a table. People who are not active are imported from this site's own export only. */
export async function readSubscribers(
  { headings, rows }: CellTable,
  { columns, answers, known }: Options,
  pause = () => Promise.resolve(),
): Promise<Reading> {
  const isOwnExport = EXPORT_HEADINGS.every((heading) => headings.includes(heading));
  const received = headings.findIndex((heading) => /received/i.test(heading));
  const subscribers: ImportedSubscriber[] = [];
  const leftOut: Reading['leftOut'] = [];
  const unknown: Reading['unknown'] = new Map();
  const leaveOut = (row: Row, reason: Reason) => void leftOut.push({ row, reason });

  const cellsOf = (row: Row, role: ColumnRole): Cell[] =>
    columns.flatMap((one, index) => {
      const text = row[index]?.trim() ?? '';
      return one === role ? [{ text, heading: headings[index] ?? '' }] : [];
    });
  const textOf = (row: Row, role: ColumnRole) => cellsOf(row, role)[0]?.text ?? '';

  const stateOfCell = (row: Row, { text, heading }: Cell): State => {
    // A number above 0 counts lost messages; if the subscriber received other messages, the email address still works.
    if (Number(text) > 0 && Number(row[received]) > 0) return 'active';
    const state = parseState(text, heading);
    if (state) return state;
    unknown.set(text, (unknown.get(text) ?? 0) + 1);
    return answers[text] ? 'active' : 'unknown';
  };
  const stateOf = (row: Row) =>
    gravest(cellsOf(row, 'state').map((cell) => stateOfCell(row, cell)));

  const found = new Map<string, { row: Row; state: State }>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await pause();
    const email = findEmailInCell(textOf(row, 'email'));
    const state = stateOf(row);
    const first = email && found.get(email);
    if (first) {
      first.state = gravest([first.state, state]);
      leaveOut(row, 'twice');
    } else if (email) found.set(email, { row, state });
    else leaveOut(row, 'invalid');
  }
  for (const [email, { row, state }] of found) {
    const isActive = state === 'active';
    const isKept = isActive || (isOwnExport && state === 'unsubscribed');
    const proof = cellsOf(row, 'proof');
    if (!isKept) leaveOut(row, state);
    else if (known.has(email)) leaveOut(row, 'known');
    else subscribers.push(createSubscriber(email, isActive, proof, textOf(row, 'consent')));
    if (subscribers.length % ROWS_AT_ONCE === 1) await pause();
  }
  return { subscribers, leftOut, unknown };
}
