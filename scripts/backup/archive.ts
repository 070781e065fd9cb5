import { createGunzip } from 'node:zlib';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { Failure } from '../lib/script.ts';

export type Fields = Record<string, unknown>;

/** `v.record` would drop fields named `constructor`. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const Instant = v.tuple([v.number(), v.number()]);
const Bytes = v.pipe(v.string(), v.base64());

/**
 * Converts a stored value to JSON that preserves its type.
 * @param path the document's path, for the error message
 * @throws Error for a value that JSON cannot represent
 */
function encode(value: unknown, path: string): unknown {
  if (value instanceof Timestamp) return { $timestamp: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map((one) => encode(one, path));
  if (!isFields(value)) {
    if (typeof value !== 'number' || Number.isFinite(value)) return value;
  } else if (Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, encode(one, path)]),
    );
  }
  throw new Error(`${path}\u00a0: une valeur est d’un type que les archives n’ont pas (${value})`);
}

/** Converts JSON back to stored values; a reviver for `JSON.parse`. */
function revive(_name: string, value: unknown): unknown {
  if (!isFields(value)) return value;
  if ('$timestamp' in value) return new Timestamp(...v.parse(Instant, value.$timestamp));
  return '$bytes' in value ? Buffer.from(v.parse(Bytes, value.$bytes), 'base64') : value;
}

/** Incremented when the meaning of an archive's lines changes. */
const FORMAT = 3;
/** More than the longest line, so that no line spans more than two chunks. */
const CHUNK_BYTES = 4 * 2 ** 20;

const UNTOUCHED = 'et rien n’a été écrit';
const DAMAGED = `L’archive est coupée ou abîmée, ${UNTOUCHED}\u00a0: prenez-en une autre copie.`;

const Header = v.strictObject({
  archive: v.literal('grand-sejour'),
  format: v.literal(
    FORMAT,
    `L’archive n’est pas au format ${FORMAT}, que cette version du projet lit, ${UNTOUCHED}\u00a0: restaurez-la avec la version qui l’a faite.`,
  ),
  project: v.string(),
  /** The instant as of which everything was read. */
  read_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Email addresses only: an archive grants nobody rights or a password. */
  administrators: v.array(v.pipe(v.string(), v.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u))),
});
export type Header = v.InferOutput<typeof Header>;

/** All collections except the rate limits, whose counters soon expire. */
export const KEPT_COLLECTIONS: readonly string[] = Object.values(COLLECTIONS).filter(
  (name) => name !== COLLECTIONS.rateLimits,
);

const Document = v.strictObject({
  path: v.pipe(
    v.string(),
    v.regex(/^\w+\/[^/]+(?:\/\w+\/[^/]+)*$/),
    v.check(
      (path) => KEPT_COLLECTIONS.some((name) => path.startsWith(`${name}/`)),
      `L’archive contient des documents que cette version du projet ne garde pas, ${UNTOUCHED}\u00a0: restaurez-la avec la version qui l’a faite.`,
    ),
  ),
  data: v.custom<Fields>(isFields),
});
/** A document, with its values as Firestore's SDK represents them. */
export type Document = v.InferOutput<typeof Document>;

/** Writes the lines of an archive. They need no checksum: the gzip around them has one. */
export async function* archiveLines(
  header: Omit<Header, 'archive' | 'format'>,
  documents: AsyncIterable<Document>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ archive: 'grand-sejour', format: FORMAT, ...header })}\n`;
  for await (const { path, data } of documents) {
    yield `${JSON.stringify({ path, data: encode(data, path) })}\n`;
  }
}

const NO_ARCHIVE =
  'Ce fichier n’est pas une archive de « npm run backup »\u202f; si elle est chiffrée, déchiffrez-la au passage\u00a0: age --decrypt FICHIER | npm run restore -- /dev/stdin';
const GZIP = Buffer.from([0x1f, 0x8b]);

async function* linesOf(packed: Buffer): AsyncGenerator<string> {
  if (!packed.subarray(0, 2).equals(GZIP)) throw new Failure(NO_ARCHIVE);
  const text = createGunzip({ chunkSize: CHUNK_BYTES }).setEncoding('utf8');
  text.end(packed);
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch {
    throw new Failure(DAMAGED);
  }
}

function parse<T>(schema: v.GenericSchema<unknown, T>, line: string): T {
  try {
    const parsed = v.safeParse(schema, JSON.parse(line, revive), { message: DAMAGED });
    if (parsed.success) return parsed.output;
    throw new Failure(parsed.issues[0].message);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(DAMAGED);
  }
}

/**
 * Reads an archive's header.
 * @throws Failure, in one French sentence, if the file is not an archive or has another version
 */
export async function readHeader(packed: Buffer): Promise<Header> {
  for await (const line of linesOf(packed)) return parse(Header, line);
  throw new Failure(DAMAGED);
}

/**
 * Reads an archive's documents.
 * @throws Failure, in one French sentence, if the archive is truncated or damaged, even at its end
 */
export async function* readDocuments(packed: Buffer): AsyncGenerator<Document> {
  let isHeader = true;
  for await (const line of linesOf(packed)) {
    if (!isHeader) yield parse(Document, line);
    isHeader = false;
  }
}
