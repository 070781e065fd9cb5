import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** Raised when lines of an archive mean something else than before. */
export const FORMAT = 1;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The first line: what the archive was made of. `schema` is the version of the documents. */
export const Header = v.object({
  kind: v.literal('header'),
  format: v.number(),
  schema: Count,
  version: v.string(),
  project: v.string(),
  /** The instant at which everything was read. */
  read_at: v.string(),
});
export type Header = v.InferOutput<typeof Header>;

/** The values of a document in the JSON of Firestore's API, which has every type there is. */
export type Fields = Record<string, Record<string, unknown>>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** No `v.record`, which leaves out fields named `constructor`. */
export const Fields = v.custom<Fields>(
  (value) => isObject(value) && Object.values(value).every(isObject),
);

const StoredDocument = v.object({
  kind: v.literal('document'),
  /** `hotels/ID`, `media/ID/files/NAME`. */
  path: v.pipe(v.string(), v.nonEmpty()),
  fields: Fields,
});
export type StoredDocument = v.InferOutput<typeof StoredDocument>;

const Account = v.object({
  kind: v.literal('account'),
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullable(v.string()),
  email_verified: v.boolean(),
  display_name: v.nullable(v.string()),
  disabled: v.boolean(),
  claims: v.record(v.string(), v.unknown()),
});
export type Account = v.InferOutput<typeof Account>;

/** The last line: an archive without it is cut. */
export const Manifest = v.object({
  kind: v.literal('manifest'),
  documents: v.record(v.string(), Count),
  accounts: Count,
  /** Of the checksums of all lines before it, one after the other. */
  sha256: v.string(),
});
export type Manifest = v.InferOutput<typeof Manifest>;

export const Entry = v.variant('kind', [Header, StoredDocument, Account, Manifest]);
export type Entry = v.InferOutput<typeof Entry>;

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

const CHECKSUM_LENGTH = 64;

/** An entry as its line: checksum, space, JSON. */
export function toLine(entry: Entry): { checksum: string; line: string } {
  const json = JSON.stringify(entry);
  const checksum = sha256(json);
  return { checksum, line: `${checksum} ${json}\n` };
}

/** Reads a line without its end; null when it is damaged. */
export function parseLine(line: Buffer): { checksum: string; entry: Entry } | null {
  const checksum = line.toString('latin1', 0, CHECKSUM_LENGTH);
  const json = line.subarray(CHECKSUM_LENGTH + 1);
  if (sha256(json) !== checksum) return null;
  try {
    return { checksum, entry: v.parse(Entry, JSON.parse(json.toString('utf8'))) };
  } catch {
    return null;
  }
}

/** Counts what goes by and sums up its checksums: the manifest that follows it. */
export class Tally {
  readonly #digest = createHash('sha256');
  readonly #documents: Record<string, number> = {};
  #accounts = 0;

  add(entry: Entry, checksum: string): void {
    this.#digest.update(checksum);
    if (entry.kind === 'account') this.#accounts += 1;
    if (entry.kind !== 'document') return;
    const collection = collectionOf(entry.path);
    this.#documents[collection] = (this.#documents[collection] ?? 0) + 1;
  }

  manifest(): Manifest {
    const documents = this.#documents;
    const sha256 = this.#digest.copy().digest('hex');
    return { kind: 'manifest', documents, accounts: this.#accounts, sha256 };
  }
}

/** The collection of a document, `media/files` for `media/ID/files/NAME`. */
export const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

/** The order of Firestore, and of archives: by the bytes of each part of the path. */
export function comparePaths(one: string, other: string): number {
  const [left, right] = [one.split('/'), other.split('/')];
  for (const [index, part] of left.entries()) {
    const compared = Buffer.compare(Buffer.from(part), Buffer.from(right[index] ?? ''));
    if (compared !== 0) return compared;
  }
  return left.length - right.length;
}
