import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { Failure } from '../lib/script.ts';
import { encode, type Fields, isFields, revive } from './values.ts';

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

function requireArchive(packed: Buffer): void {
  if (packed.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return;
  throw new Failure(
    packed.toString('latin1', 0, 18) === 'age-encryption.org'
      ? 'L’archive est chiffrée\u00a0: déchiffrez-la au passage, par « age --decrypt FICHIER | npm run restore -- /dev/stdin ».'
      : 'Ce fichier n’est pas une archive\u00a0: donnez-en une de « npm run backup ».',
  );
}

async function* linesOf(packed: Buffer): AsyncGenerator<string> {
  requireArchive(packed);
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
