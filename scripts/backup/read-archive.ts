import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Failure } from '../lib/script.ts';
import {
  comparePaths,
  type Entry,
  FORMAT,
  type Header,
  type Manifest,
  parseLine,
  Tally,
} from './archive-entries.ts';
import { AGE_MARK, decrypt } from './archive-key.ts';

/** A document has 1 MiB, a third more in base64: a longer line is no line of an archive. */
const LINE_MAX = 8 * 2 ** 20;
const NEW_LINE = 10;
const GZIP_MARK = Buffer.from([0x1f, 0x8b]);

const damaged = (where: string) =>
  new Failure(`The archive is damaged (${where}): nothing of it was used; take another copy.`);

/** What the file is by its first bytes. */
async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => {
    throw new Failure(`There is no file ${file} to read: give the path of an archive.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_MARK.length));
    const start = buffer.subarray(0, bytesRead);
    if (start.toString('latin1') === AGE_MARK) return true;
    if (start.subarray(0, 2).equals(GZIP_MARK)) return false;
    throw new Failure(`${file} is no archive of \`npm run backup\`.`);
  } finally {
    await handle.close();
  }
}

async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]);
      begun = [];
      length = 0;
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LINE_MAX) throw damaged('a line without end');
  }
  if (length > 0) throw damaged('it is cut');
}

async function* unpackedLines(file: string, key: string | undefined): AsyncGenerator<Buffer> {
  const hasKey = await isEncrypted(file);
  const stored = createReadStream(file);
  const packed = hasKey ? Readable.from(decrypt(stored, key)) : stored;
  try {
    // An error of what it reads from is thrown where it is read.
    yield* splitLines(pipeline(packed, createGunzip(), () => {}));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw damaged('it is cut, or was changed');
  } finally {
    stored.destroy();
  }
}

function requireKnown(entry: Entry): Header {
  if (entry.kind !== 'header') throw damaged('its beginning is missing');
  if (entry.format > FORMAT) {
    throw new Failure(
      `The archive was made by a newer version (${entry.version}): update the project, then restore it.`,
    );
  }
  return entry;
}

/**
 * Reads an archive entry by entry, header first and manifest last, each checked before it is given out.
 * @throws Failure, in one sentence, for a missing file, a wrong key, and an archive that is cut or changed
 */
export async function* readArchive(file: string, key?: string): AsyncGenerator<Entry> {
  const tally = new Tally();
  let [number, path] = [0, ''];
  let manifest: Manifest | null = null;
  for await (const line of unpackedLines(file, key)) {
    number += 1;
    const parsed = parseLine(line);
    if (parsed === null || manifest !== null) throw damaged(`line ${number}`);
    const { checksum, entry } = parsed;
    if (number === 1) requireKnown(entry);
    if (entry.kind === 'document') {
      if (comparePaths(path, entry.path) >= 0) throw damaged(`order of line ${number}`);
      ({ path } = entry);
    }
    if (entry.kind === 'manifest') {
      if (entry.sha256 !== tally.manifest().sha256) throw damaged('lines are missing');
      manifest = entry;
    } else tally.add(entry, checksum);
    yield entry;
  }
  if (manifest === null) throw damaged('it is cut');
}

/** Reads a whole archive and keeps nothing of it but what it says of itself. */
export async function checkArchive(
  file: string,
  key?: string,
): Promise<{ header: Header; manifest: Manifest }> {
  let header: Header | null = null;
  let manifest: Manifest | null = null;
  for await (const entry of readArchive(file, key)) {
    if (entry.kind === 'header') header = entry;
    if (entry.kind === 'manifest') manifest = entry;
  }
  if (!header || !manifest) throw damaged('it is cut');
  return { header, manifest };
}
