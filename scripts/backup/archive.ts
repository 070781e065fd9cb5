import { createHash } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { Failure } from '../lib/script.ts';
import { encode, type Fields, isFields, revive } from './values.ts';

/** Raised when lines of an archive mean something else than before. */
const FORMAT = 2;
/** More than the longest line, so that a line comes in two chunks at most. */
const CHUNK_BYTES = 4 * 2 ** 20;

const DAMAGED =
  'L’archive est coupée ou a été modifiée, et rien n’a été écrit\u00a0: prenez-en une autre copie.';
const damaged = () => new Failure(DAMAGED);

const Header = v.strictObject({
  archive: v.literal('grand-sejour'),
  format: v.literal(
    FORMAT,
    `L’archive n’est pas au format ${FORMAT}, que cette version du projet lit, et rien n’a été écrit\u00a0: restaurez-la avec la version qui l’a faite.`,
  ),
  project: v.pipe(v.string(), v.regex(/^[\w.:-]*$/)),
  /** The instant at which everything was read. */
  read_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Addresses alone: no archive gives anybody rights or a password. */
  administrators: v.array(
    v.pipe(
      v.string(
        'L’archive donne à un administrateur plus qu’une adresse, ce que ne fait aucune sauvegarde, et rien n’a été écrit\u00a0: prenez-en une dont vous connaissez l’origine.',
      ),
      v.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u),
    ),
  ),
});
export type Header = v.InferOutput<typeof Header>;

/** Counters of limits live for minutes. */
export const KEPT_COLLECTIONS: readonly string[] = Object.values(COLLECTIONS).filter(
  (name) => name !== COLLECTIONS.rateLimits,
);

const Document = v.strictObject({
  path: v.pipe(
    v.string(),
    v.regex(/^\w+\/[^/]+(?:\/\w+\/[^/]+)*$/),
    v.check(
      (path) => KEPT_COLLECTIONS.some((name) => path.startsWith(`${name}/`)),
      ({ input }) =>
        `L’archive contient des documents de « ${input.split('/')[0]} », que cette version du projet ne garde pas, et rien n’a été écrit\u00a0: restaurez-la avec la version qui l’a faite.`,
    ),
  ),
  data: v.custom<Fields>(isFields),
});
/** A document with its values as Firestore's SDK has them. */
export type Document = v.InferOutput<typeof Document>;

/** Writes the lines of an archive, which are then compressed with gzip; the last is the sum of the others. */
export async function* archiveLines(
  header: Omit<Header, 'archive' | 'format'>,
  documents: AsyncIterable<Document>,
): AsyncGenerator<string> {
  const digest = createHash('sha256');
  const summed = (content: object) => {
    const line = `${JSON.stringify(content)}\n`;
    digest.update(line);
    return line;
  };
  yield summed({ archive: 'grand-sejour', format: FORMAT, ...header });
  for await (const { path, data } of documents) yield summed({ path, data: encode(data, path) });
  yield `${digest.digest('hex')}\n`;
}

function requireArchive(packed: Buffer): void {
  if (packed.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return;
  throw new Failure(
    packed.toString('latin1', 0, 18) === 'age-encryption.org'
      ? 'L’archive est chiffrée\u00a0: déchiffrez-la au passage, par « age --decrypt FICHIER | npm run --silent restore -- - ».'
      : 'Ce fichier n’est pas une archive\u00a0: donnez-en une de « npm run backup ».',
  );
}

/** The lines before the sum, which alone tells that they are whole: read them all before anything is written. */
async function* linesOf(packed: Buffer): AsyncGenerator<string> {
  requireArchive(packed);
  const text = createGunzip({ chunkSize: CHUNK_BYTES }).setEncoding('utf8');
  text.end(packed);
  const digest = createHash('sha256');
  let [held, rest]: [string | null, string] = [null, ''];
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (held !== null) {
          digest.update(`${held}\n`);
          yield held;
        }
        held = line;
      }
    }
  } catch {
    throw damaged();
  }
  if (rest !== '' || held !== digest.digest('hex')) throw damaged();
}

function parse<T>(schema: v.GenericSchema<unknown, T>, line: string): T {
  let content: unknown;
  try {
    content = JSON.parse(line, revive);
  } catch {
    throw damaged();
  }
  const parsed = v.safeParse(schema, content, { message: DAMAGED });
  if (parsed.success) return parsed.output;
  throw new Failure(parsed.issues[0].message);
}

/** @throws Failure, in one French sentence, when it is no archive, or of another version */
export async function readHeader(packed: Buffer): Promise<Header> {
  for await (const line of linesOf(packed)) return parse(Header, line);
  throw damaged();
}

/** @throws Failure, in one French sentence, at its end when the archive is cut or was changed */
export async function* readDocuments(packed: Buffer): AsyncGenerator<Document> {
  let isHeader = true;
  for await (const line of linesOf(packed)) {
    if (!isHeader) yield parse(Document, line);
    isHeader = false;
  }
}
