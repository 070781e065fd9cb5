import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Account, Header, Manifest, StoredDocument } from './archive-entries.ts';
import { Tally, toLine } from './archive-entries.ts';
import { encrypt } from './archive-key.ts';

/** Visitors' data: nobody else on the machine reads them. */
const OWNER_ONLY = 0o600;

async function* linesOf(
  header: Header,
  entries: AsyncIterable<StoredDocument | Account>,
  tally: Tally,
): AsyncGenerator<string> {
  const add = (entry: Header | StoredDocument | Account) => {
    const { checksum, line } = toLine(entry);
    tally.add(entry, checksum);
    return line;
  };
  yield add(header);
  for await (const entry of entries) yield add(entry);
  yield toLine(tally.manifest()).line;
}

type Content = { header: Header; entries: AsyncIterable<StoredDocument | Account> };
type Sealing = { key?: string | undefined; workFactor?: number };

/**
 * Writes an archive: lines, compressed, encrypted where a key is given. What breaks off leaves nothing
 * under the file's name.
 * @param entries the documents in Firestore's order, then the accounts
 */
export async function writeArchive(
  file: string,
  { header, entries }: Content,
  { key, workFactor }: Sealing = {},
): Promise<{ manifest: Manifest; bytes: number }> {
  const part = `${file}.part`;
  const tally = new Tally();
  await mkdir(dirname(file), { recursive: true });
  try {
    await pipeline(
      linesOf(header, entries, tally),
      createGzip(),
      key
        ? (packed: AsyncIterable<Uint8Array>) => encrypt(packed, key, workFactor)
        : new PassThrough(),
      createWriteStream(part, { mode: OWNER_ONLY, flush: true }),
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { manifest: tally.manifest(), bytes: (await stat(file)).size };
}
