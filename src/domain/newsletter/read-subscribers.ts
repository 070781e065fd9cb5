import type { ImportedSubscriber } from '#domain/admin/admin-calls.ts';
import { cleanLine, cutText } from '#domain/text/clean-text.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { parseFileDate } from '#domain/text/typed-date.ts';
import { NEWSLETTER_SOURCES } from './newsletter.ts';
import { CONSENT_PROOF_MAX, EXPORT_HEADINGS } from './newsletter-subscription.ts';
import { type ColumnRole, type Columns, stateIn, type Table } from './subscriber-columns.ts';

/** Why rows are left out; of several states the first counts. */
export const REASON_LABELS = {
  complained: 'Ont signalé un message comme indésirable',
  bounced: 'Adresses qui ne reçoivent plus (messages rejetés)',
  pending: 'Inscriptions jamais confirmées',
  unsubscribed: 'Ne sont plus abonnées, ou bloquées',
  unknown: 'État inconnu, ou écarté par vous',
  invalid: 'Sans adresse e-mail valide, ou avec plusieurs',
  twice: 'Déjà dans le fichier',
  known: 'Déjà connues, laissées telles quelles',
} as const;
type Reason = keyof typeof REASON_LABELS;

/** Words of states that an administrator has said to mean subscribed people (true), or others. */
export type Answers = Readonly<Record<string, boolean>>;

type Row = readonly string[];

export type Reading = {
  subscribers: ImportedSubscriber[];
  leftOut: { row: Row; reason: Reason }[];
  /** Words of states that nothing explains, and the number of their rows. */
  unknown: Map<string, number>;
};

const ADDRESS = /[^\s,;:"<>()[\]|?]*@[^\s,;:"<>()[\]|?]*/g;
const WRAPPING = /^['‘’.]+|['‘’.]+$/g;
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}\b/gi;

/** Returns the one address of a cell; undefined if there is none, or if there are several. */
function addressIn(cell: string): string | undefined {
  const found = cell.replace(/\s*@\s*/g, '@').match(ADDRESS) ?? [];
  const all = found.map((address) => normaliseEmail(address.replace(WRAPPING, '')));
  const [address = '', ...others] = new Set(all);
  return others.length === 0 && isEmail(address) ? address : undefined;
}

const GRAVEST = ['complained', 'bounced', 'pending', 'unsubscribed', 'unknown', 'active'] as const;
type State = (typeof GRAVEST)[number];
const gravest = (states: State[]) => GRAVEST.find((one) => states.includes(one)) ?? 'active';

type Options = { columns: Columns; answers: Answers; known: ReadonlySet<string> };
/** Rows between two pauses, which let a page answer. */
const ROWS_AT_ONCE = 300;

/** Reads who of a table subscribes. Our own export keeps inactive people, other files leave them out. */
export async function readSubscribers(
  { headings, rows }: Table,
  { columns, answers, known }: Options,
  pause = () => Promise.resolve(),
): Promise<Reading> {
  const isOwnExport = EXPORT_HEADINGS.every((heading) => headings.includes(heading));
  const received = headings.findIndex((heading) => /received/i.test(heading));
  const reading: Reading = { subscribers: [], leftOut: [], unknown: new Map() };
  const cellsOf = (row: Row, role: ColumnRole) =>
    columns.flatMap((one, index) =>
      one === role ? [{ cell: row[index]?.trim() ?? '', heading: headings[index] ?? '' }] : [],
    );
  const cellOf = (row: Row, role: ColumnRole) => cellsOf(row, role)[0]?.cell ?? '';

  const stateOf = (row: Row) =>
    gravest(
      cellsOf(row, 'state').map(({ cell, heading }) => {
        // A count of dropped messages beside received ones does not make an address dead.
        if (Number(cell) > 0 && Number(row[received]) > 0) return 'active';
        const state = stateIn(cell, heading);
        if (!state) reading.unknown.set(cell, (reading.unknown.get(cell) ?? 0) + 1);
        return state ?? (answers[cell] ? 'active' : 'unknown');
      }),
    );
  const subscriberOf = (row: Row, email: string, active: boolean): ImportedSubscriber => {
    const cells = cellsOf(row, 'proof').filter(({ cell }) => cell !== '');
    const source = NEWSLETTER_SOURCES.find((name) => cells.some(({ cell }) => cell === name));
    const proofs = cells.filter(({ cell }) => cell !== source);
    const proof = proofs.map(({ cell, heading }) => `${heading}\u00a0: ${cell}`).join(', ');
    const consent_at = parseFileDate(cellOf(row, 'consent'));
    const consent_proof = cutText(cleanLine(proof.replace(IP, '')), CONSENT_PROOF_MAX);
    return { email, active, source: source ?? null, consent_at, consent_proof };
  };

  const found = new Map<string, { row: Row; state: State }>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await pause();
    const email = addressIn(cellOf(row, 'email')) ?? '';
    const state = stateOf(row);
    const first = found.get(email);
    if (first) first.state = gravest([first.state, state]);
    else if (email) found.set(email, { row, state });
    if (first || !email) reading.leftOut.push({ row, reason: first ? 'twice' : 'invalid' });
  }
  for (const [email, { row, state }] of found) {
    const isKept = state === 'active' || (isOwnExport && state === 'unsubscribed');
    if (!isKept) reading.leftOut.push({ row, reason: state });
    else if (known.has(email)) reading.leftOut.push({ row, reason: 'known' });
    else reading.subscribers.push(subscriberOf(row, email, state === 'active'));
    if (reading.subscribers.length % ROWS_AT_ONCE === 1) await pause();
  }
  return reading;
}
