import { createHash } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { Failure } from '../lib/script.ts';
import { decodeFields, encodeFields, type Fields, isFields } from './values.ts';

/** Raised when lines of an archive mean something else than before. */
const FORMAT = 1;

const Header = v.object({
  archive: v.literal('grand-sejour'),
  format: v.number(),
  project: v.string(),
  /** The instant at which everything was read. */
  read_at: v.string(),
});
export type Header = Pick<v.InferOutput<typeof Header>, 'project' | 'read_at'>;

const Document = v.object({
  path: v.pipe(v.string(), v.regex(/^[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*$/)),
  data: v.custom<Fields>(isFields),
});
/** An administrator's address alone: no archive gives anybody rights or a password. */
const Administrator = v.object({ administrator: v.string() });

/** The last line: an archive without it is cut. */
const End = v.strictObject({ lines: v.number(), sha256: v.string() });

/** A document with its values as Firestore's SDK has them, or an administrator's address. */
export type Entry = { path: string; data: Fields } | { administrator: string };
/** What is read of an archive: the header first, and of each document how long its line is. */
type ReadEntry = { header: Header } | (Entry & { bytes: number });

/** Counters of limits live for minutes. */
export const KEPT_COLLECTIONS: readonly string[] = Object.values(COLLECTIONS).filter(
  (name) => name !== COLLECTIONS.rateLimits,
);

/** Counts lines and sums them up, for the last one. */
function tally() {
  const digest = createHash('sha256');
  let lines = 0;
  return {
    add(line: string): string {
      digest.update(`${line}\n`);
      lines += 1;
      return `${line}\n`;
    },
    end: () => ({ lines, sha256: digest.digest('hex') }),
  };
}

/** Writes the lines of an archive, which are then compressed with gzip. */
export async function* archiveLines(
  header: Header,
  entries: AsyncIterable<Entry>,
): AsyncGenerator<string> {
  const { add, end } = tally();
  yield add(JSON.stringify({ archive: 'grand-sejour', format: FORMAT, ...header }));
  for await (const entry of entries) {
    yield add(
      JSON.stringify('path' in entry ? { ...entry, data: encodeFields(entry.data) } : entry),
    );
  }
  yield `${JSON.stringify(end())}\n`;
}

const damaged = () =>
  new Failure('The archive is cut or was changed: nothing of it was used; take another copy.');

async function* linesOf(packed: Buffer): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  text.end(packed);
  let parts: string[] = [];
  for await (const chunk of text) {
    const [first = '', ...others] = String(chunk).split('\n');
    parts.push(first);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
  }
  if (parts.some((part) => part !== '')) throw damaged();
}

function readHeader(line: string): Header {
  const { format, project, read_at } = v.parse(Header, JSON.parse(line));
  if (format === FORMAT) return { project, read_at };
  throw new Failure(
    `The archive has format ${format}, and this version of the project reads ${FORMAT}: restore it with the version that made it.`,
  );
}

function readEntry(line: string, db: Firestore): Entry {
  const entry = v.parse(v.union([Document, Administrator]), JSON.parse(line));
  if ('administrator' in entry) return entry;
  const [collection = ''] = entry.path.split('/');
  if (KEPT_COLLECTIONS.includes(collection)) {
    return { path: db.doc(entry.path).path, data: decodeFields(entry.data, db) };
  }
  throw new Failure(
    `The archive holds documents of « ${collection} », which this version of the project does not keep: nothing of it was used.`,
  );
}

function requireArchive(packed: Buffer): void {
  if (packed.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return;
  throw new Failure(
    packed.toString('latin1', 0, 18) === 'age-encryption.org'
      ? 'The archive is encrypted: decrypt it on the way, as in `age --decrypt FILE | npm run restore -- -`.'
      : 'The file is no archive of `npm run backup`.',
  );
}

async function* checkedLines(packed: Buffer, db: Firestore): AsyncGenerator<ReadEntry> {
  const { add, end } = tally();
  let last: string | null = null;
  let count = 0;
  for await (const line of linesOf(packed)) {
    if (last !== null) {
      add(last);
      if (count === 1) yield { header: readHeader(last) };
      else yield { ...readEntry(last, db), bytes: last.length };
    }
    last = line;
    count += 1;
  }
  const told = v.parse(End, JSON.parse(last ?? ''));
  const found = end();
  if (told.lines !== found.lines || told.sha256 !== found.sha256) throw damaged();
}

/**
 * Reads an archive. Only its end tells that it is whole: read it once before anything is written.
 * @param db the database that references lead into
 * @throws Failure, in one sentence, when the archive is cut, was changed, or is of another version
 */
export async function* readArchive(packed: Buffer, db: Firestore): AsyncGenerator<ReadEntry> {
  requireArchive(packed);
  try {
    yield* checkedLines(packed, db);
  } catch (error) {
    throw error instanceof Failure ? error : damaged();
  }
}
