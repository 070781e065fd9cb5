import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, Entry, Header, StoredDocument } from '#scripts/backup/archive-entries.ts';
import { checkArchive, readArchive } from '#scripts/backup/read-archive.ts';
import { writeArchive } from '#scripts/backup/write-archive.ts';
import { Failure } from '#scripts/lib/script.ts';

/** A passphrase is slow to try by design: tests pay the least. */
const WORK_FACTOR = 1;
const KEY = 'une phrase assez longue';

let folder = '';
let file = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
beforeEach(() => {
  file = join(folder, `${randomBytes(4).toString('hex')}.backup`);
});
afterAll(() => rm(folder, { recursive: true }));

const header: Header = {
  kind: 'header',
  format: 1,
  schema: 1,
  version: '0.1.0',
  project: 'demo-source',
  read_at: '2026-11-23T02:00:00.000000Z',
};
const document = (path: string, fields: StoredDocument['fields'] = {}): StoredDocument => ({
  kind: 'document',
  path,
  fields,
});
const account: Account = {
  kind: 'account',
  uid: 'odile',
  email: 'odile@example.org',
  email_verified: true,
  display_name: null,
  disabled: false,
  claims: { admin: true },
};
const entries = [
  document('hotels/a', { name: { stringValue: 'Hôtel « Été »\n' }, price: { doubleValue: 1 } }),
  document('media/p'),
  // As incompressible as a picture is.
  document('media/p/files/1280.webp', {
    bytes: { bytesValue: randomBytes(90_000).toString('base64') },
  }),
  account,
];

async function* streamed<T>(items: readonly T[]) {
  yield* items;
}
const write = (key?: string) =>
  writeArchive(file, { header, entries: streamed(entries) }, { key, workFactor: WORK_FACTOR });

async function read(key?: string): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of readArchive(file, key)) found.push(entry);
  return found;
}

/** The sentence with which reading fails; the entries where it does not. */
const outcome = (key?: string): Promise<string | Entry[]> =>
  read(key).catch((error: unknown) => {
    if (error instanceof Failure) return error.message;
    throw error;
  });

describe('an archive', () => {
  it('gives back what was put in, and says what it holds', async () => {
    const { manifest, bytes } = await write();
    expect(await read()).toEqual([header, ...entries, manifest]);
    expect(manifest).toMatchObject({
      documents: { hotels: 1, media: 1, 'media/files': 1 },
      accounts: 1,
    });
    expect(await checkArchive(file)).toEqual({ header, manifest });
    expect((await readFile(file)).byteLength).toBe(bytes);
  });

  it('is lines of checksum and JSON, compressed, that other programs read', async () => {
    await write();
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(entries.length + 2);
    for (const line of lines) expect(line).toMatch(/^[0-9a-f]{64} \{.*\}$/);
  });

  it('is not there when it could not be written whole', async () => {
    async function* breaking() {
      yield document('hotels/a');
      throw new Failure('Firestore does not answer.');
    }
    await expect(writeArchive(file, { header, entries: breaking() })).rejects.toThrow('answer');
    expect((await readdir(folder)).filter((name) => file.includes(name.slice(0, 8)))).toEqual([]);
  });

  it('that is cut anywhere is refused in one sentence', async () => {
    await write();
    const whole = await readFile(file);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        await writeFile(file, whole.subarray(0, length));
        expect(await outcome()).toMatch(/^(The archive is damaged \(.+\)|.+ is no archive)[^\n]+$/);
      }),
      { numRuns: 40 },
    );
  });

  it('with a changed bit is refused, or nothing of its content changed', async () => {
    const { manifest } = await write();
    const whole = await readFile(file);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (at, bit) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        await writeFile(file, changed);
        const found = await outcome();
        // Some bits mean nothing: a time and a system at the beginning, what fills up a byte.
        if (typeof found === 'string') expect(found).toMatch(/^[^\n]+$/);
        else expect(found).toEqual([header, ...entries, manifest]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['a line is missing', (lines: string[]) => lines.toSpliced(1, 1), 'lines are missing'],
    [
      'two lines are exchanged',
      ([a, b, c, ...rest]: string[]) => [a, c, b, ...rest],
      'order of line 3',
    ],
    ['one is there twice', ([a, b, ...rest]: string[]) => [a, b, b, ...rest], 'order of line 3'],
    ['the first is missing', (lines: string[]) => lines.slice(1), 'its beginning is missing'],
    ['the last is missing', (lines: string[]) => lines.slice(0, -1), 'it is cut'],
    ['something follows', (lines: string[]) => [...lines, lines[0]], 'line 7'],
    [
      'a word was changed',
      ([a, b, ...rest]: string[]) => [a, b?.replace('Été', 'Pré'), ...rest],
      'line 2',
    ],
  ])('compressed anew is refused when %s', async (_, change, where) => {
    await write();
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    await writeFile(file, gzipSync(`${change(lines).join('\n')}\n`));
    expect(await outcome()).toContain(`The archive is damaged (${where})`);
  });

  it('of a newer format, or none at all, is refused', async () => {
    const newer = { ...header, format: 2, version: '9.0.0' };
    await writeArchive(file, { header: newer, entries: streamed(entries) });
    expect(await outcome()).toContain('newer version (9.0.0): update the project');
    await writeFile(file, 'PK, and so on');
    expect(await outcome()).toContain('is no archive of `npm run backup`');
    file = join(folder, 'none');
    expect(await outcome()).toContain('There is no file');
  });
});

describe('an encrypted archive', () => {
  it('opens with its passphrase only, and shows nothing without', async () => {
    const { manifest } = await write(KEY);
    expect(await read(KEY)).toEqual([header, ...entries, manifest]);
    expect(await outcome('une autre phrase, longue')).toContain(
      'BACKUP_KEY does not open the archive',
    );
    expect(await outcome()).toContain('set BACKUP_KEY');
    expect((await readFile(file)).toString('latin1')).not.toContain('demo-source');
  });

  it('is made with a public key and opened with the secret one', async () => {
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    const { manifest } = await write(recipient);
    expect(await read(identity)).toEqual([header, ...entries, manifest]);
    expect(await outcome(recipient)).toContain('is the public key');
    await write(identity);
    expect(await read(identity)).toHaveLength(entries.length + 2);
  });

  it.each(['trop courte', 'age1qqq', 'AGE-SECRET-KEY-1QQQ'])('is not made with %s', async (key) => {
    await expect(write(key)).rejects.toThrow(/^BACKUP_KEY [^\n]+$/);
    expect(await outcome()).toContain('There is no file');
  });

  it('with any bit changed, or cut anywhere, is refused in one sentence', async () => {
    const identity = await generateX25519Identity();
    await write(identity);
    const whole = await readFile(file);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), async (at, isCut) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ 1;
        await writeFile(file, isCut ? whole.subarray(0, at) : changed);
        expect(await outcome(identity)).toMatch(/^[^\n]+$/);
      }),
      { numRuns: 40 },
    );
  });
});
