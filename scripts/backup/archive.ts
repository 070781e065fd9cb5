import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { DAILY_COUNTS_SUBCOLLECTION } from '#domain/figures/daily-counts.ts';
import { PHOTO_ENTITY } from '#domain/media/photo-entity.ts';
import { LETTER_ENTITY } from '#domain/newsletter/letter-entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { CliError } from '../lib/script.ts';

export type FieldValues = Record<string, unknown>;

/** Returns true for any object but a list. Valibot's `v.record` would drop an object's fields named `constructor`. */
export const isPlainObject = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const Instant = v.tuple([v.number(), v.number()]);
const Bytes = v.pipe(v.string(), v.base64());

function encode(value: unknown, path: string): unknown {
  if (value instanceof Timestamp) return { $timestamp: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map((item) => encode(item, path));
  if (!isPlainObject(value)) {
    if (typeof value !== 'number' || Number.isFinite(value)) return value;
  } else if (Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, encode(part, path)]),
    );
  }
  throw new Error(`${path} has a value of a type that archives lack (${value})`);
}

function revive(_name: string, value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  if ('$timestamp' in value) return new Timestamp(...v.parse(Instant, value.$timestamp));
  return '$bytes' in value ? Buffer.from(v.parse(Bytes, value.$bytes), 'base64') : value;
}

/** Version of the archive format, incremented when the meaning of an archive's lines changes. */
const FORMAT = 4;

const UNREADABLE =
  'This file is no archive of npm run backup, or it is truncated or damaged, and nothing was written: take another copy or, if it is encrypted, decrypt it on the way: age --decrypt FILE | npm run restore -- /dev/stdin';
const OTHER_VERSION =
  'The archive comes from another version of this repository, and nothing was written: restore it with the version that made it.';

const Header = v.strictObject({
  archive: v.literal('grand-sejour'),
  format: v.literal(FORMAT, OTHER_VERSION),
  project: v.string(),
  read_at: v.pipe(v.string(), v.isoTimestamp()),
});
type Header = v.InferOutput<typeof Header>;

/**
 * Collections in a backup: all but the rate limits, which soon expire, and `runs`, which notes the last runs of jobs
 * and imports.
 */
export const BACKED_UP_COLLECTIONS: readonly string[] = Object.values(COLLECTIONS).filter(
  (name) => name !== COLLECTIONS.rateLimits && name !== COLLECTIONS.runs,
);

/** Names of the subcollections in a backup. A test fails when the database has a subcollection that is not listed here. */
export const BACKED_UP_SUBCOLLECTIONS = [
  PHOTO_ENTITY.subcollection,
  LETTER_ENTITY.subcollection,
  DAILY_COUNTS_SUBCOLLECTION,
];

/** Returns true for the path of a document in a top-level collection, or in a subcollection that backups contain. */
function isPath(path: string): boolean {
  const [, id = '', below, child = '', ...more] = path.split('/');
  const isBelow =
    below === undefined || (BACKED_UP_SUBCOLLECTIONS.includes(below) && isDocumentId(child));
  return isDocumentId(id) && isBelow && more.length === 0;
}

const ArchivedDocument = v.strictObject({
  path: v.pipe(
    v.string(),
    v.check(isPath),
    v.check(
      (path) => BACKED_UP_COLLECTIONS.some((name) => path.startsWith(`${name}/`)),
      OTHER_VERSION,
    ),
  ),
  data: v.custom<FieldValues>(isPlainObject),
});
export type ArchivedDocument = v.InferOutput<typeof ArchivedDocument>;

/** Yields the lines of an archive. Lines have no checksum of their own, because gzip adds one to the file. */
export async function* generateArchiveLines(
  header: Omit<Header, 'archive' | 'format'>,
  documents: AsyncIterable<ArchivedDocument>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ archive: 'grand-sejour', format: FORMAT, ...header })}\n`;
  for await (const { path, data } of documents) {
    yield `${JSON.stringify({ path, data: encode(data, path) })}\n`;
  }
}

const unpacked = (packed: Buffer) =>
  Readable.from([packed]).pipe(createGunzip()).setEncoding('utf8');

/** Unpacks an archive and yields its lines. Throws at the end if gzip's checksum is wrong. */
async function* linesOf(packed: Buffer): AsyncGenerator<string> {
  let unfinishedLine = '';
  for await (const text of unpacked(packed)) {
    const lines = `${unfinishedLine}${text}`.split('\n');
    unfinishedLine = lines.pop() ?? '';
    yield* lines;
  }
  if (unfinishedLine !== '') throw new CliError(UNREADABLE);
}

function parse<T>(schema: v.GenericSchema<unknown, T>, line: string): T {
  const json = v.pipe(v.string(), v.parseJson({ reviver: revive }), schema);
  const parsed = v.safeParse(json, line, { message: UNREADABLE });
  if (parsed.success) return parsed.output;
  throw new CliError(parsed.issues[0].message);
}

async function* documentsOf(packed: Buffer): AsyncGenerator<ArchivedDocument> {
  const lines = linesOf(packed);
  // Skips the first line, which is the header.
  await lines.next();
  for await (const line of lines) yield parse(ArchivedDocument, line);
}

/** Reads an archive's header, and its documents one by one. @throws CliError, in one sentence */
export async function readBackupArchive(packed: Buffer) {
  // Verifies gzip's checksum before reading any line: a damaged line may look like one of another format version.
  await finished(unpacked(packed).resume()).catch(() => {
    throw new CliError(UNREADABLE);
  });
  const { value } = await linesOf(packed).next();
  return { ...parse(Header, value ?? ''), documents: () => documentsOf(packed) };
}
