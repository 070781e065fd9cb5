import { cleanLine, cutText } from '#domain/text/clean-text.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { parseImportedDate } from '#domain/text/typed-date.ts';
import { NEWSLETTER_SOURCES } from './newsletter.ts';
import { CONSENT_PROOF_MAX, IMPORTED_SUBSCRIBER_SOURCE } from './newsletter-subscription.ts';
import {
  type ColumnRole,
  type ColumnRoles,
  isUnclearStateHeading,
  parseSubscriberState,
  type SubscriberTable,
} from './subscriber-columns.ts';
import {
  findFormerState,
  findFormerStateInAnyText,
  findFormerStateInRemark,
} from './subscriber-words.ts';

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
export type State = (typeof STATES)[number];

/** Returns the gravest of the states; null stands for a cell that tells none. */
export const gravestState = (states: readonly (State | null)[]) =>
  STATES.find((state) => states.includes(state)) ?? 'active';

export type Row = readonly string[];
type Cell = { text: string; heading: string };
export type CellsByRole = Record<ColumnRole, Cell[]>;

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

/** Returns the cells of a row by the role of their column. */
export function sortCellsByRole(
  row: Row,
  { headings }: SubscriberTable,
  columns: ColumnRoles,
): CellsByRole {
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
export const clearStateOf = ({ email, state, remark }: CellsByRole): State =>
  gravestState([
    ...remark.map(({ text }) => findFormerStateInRemark(text)),
    ...email.flatMap(({ text, heading }) => [
      findFormerStateInAnyText(text.replace(ADDRESS, '')),
      findFormerState(remarkIn(text)),
      findFormerState(heading),
    ]),
    ...state.map(({ text, heading }) => parseSubscriberState(text, heading)),
  ]);

/** Returns the words in a row that may tell its state, but that only an administrator can explain. */
export const unclearWordsOf = ({ email, state }: CellsByRole): string[] => [
  ...email.map(({ text }) => remarkIn(text)).filter((remark) => REMARK.test(remark)),
  ...state
    .filter(({ text, heading }) => parseSubscriberState(text, heading) === null)
    .map(({ text, heading }) =>
      isUnclearStateHeading(heading) ? `${heading}\u00a0: ${text || 'vide'}` : text,
    ),
];

/** A line with nothing but « Désinscrits » is about all addresses below it, until a line such as « Actifs ». */
export function sectionAfter(row: Row, section: State): State {
  const [line = '', ...furtherCells] = row.filter((cell) => cell.trim());
  if (furtherCells.length > 0 || line.includes('@')) return section;
  const isActiveHeading = parseSubscriberState(line, '') === 'active';
  return findFormerState(line) ?? (isActiveHeading ? 'active' : section);
}
