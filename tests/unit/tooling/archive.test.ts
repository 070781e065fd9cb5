import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import {
  type ArchivedDocument,
  generateArchiveLines,
  readBackupArchive,
} from '#scripts/backup/archive.ts';
import { describeFirestoreError } from '#scripts/backup/database.ts';
import { CliError } from '#scripts/lib/script.ts';

const values = {
  nothing: null,
  number: 1.5,
  instant: new Timestamp(1_767_225_600, 123_456_000),
  bytes: Buffer.from([0, 1, 2, 255]),
  list: ['é', { deep: [new Timestamp(0, 0)] }],
  empty: {},
  constructor: { $: 'bytes' },
};
const documents: ArchivedDocument[] = [
  { path: 'hotels/a', data: values },
  { path: 'media/p/files/1280.webp', data: { bytes: Buffer.alloc(200_000, 'é\u2028\n') } },
];
const header = { project: 'demo-source', read_at: '2026-11-23T02:00:00.000Z' };

async function* streamed<T>(items: readonly T[]) {
  yield* items;
}
const linesOf = async (content: readonly ArchivedDocument[]) =>
  (await Array.fromAsync(generateArchiveLines(header, streamed(content))))
    .join('')
    .trimEnd()
    .split('\n');
const lines = await linesOf(documents);
const pack = (content: readonly string[]) => gzipSync(`${content.join('\n')}\n`);
const whole = pack(lines);

/** Returns the documents of an archive, or the error message when reading fails. */
async function outcome(packed: Buffer) {
  try {
    const { documents: found, ...read } = await readBackupArchive(packed);
    expect(read).toMatchObject(header);
    return await Array.fromAsync(found());
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
}

it('reading a backup archive returns the stored documents', async () => {
  expect(await outcome(whole)).toEqual(documents);
});

it.each([Number.NaN, new GeoPoint(48.85, 2.35)])(
  'a backup fails on a value of an unsupported type: %s',
  async (value) => {
    await expect(linesOf([{ path: 'hotels/a', data: { list: [value] } }])).rejects.toThrow(
      'of a type',
    );
  },
);

it('a backup file that is truncated or corrupted is refused in one sentence, unless its data are intact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), async (at, isCut) => {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const found = await outcome(isCut ? whole.subarray(0, at) : changed);
      // Some bits have no effect: the time and the system in the gzip header.
      if (typeof found === 'string') expect(found).toMatch(/^This file [^\n]+$/);
      else expect(found).toEqual(documents);
    }),
    { numRuns: 40, examples: [[152, false]] },
  );
});

const [first = '', hotel = ''] = lines;
it.each([
  ['another format', [first.replace('"format":4', '"format":3'), hotel], 'another version'],
  ['unknown documents', [first, '{"path":"rate_limits/a","data":{}}'], 'another version'],
  ['an unknown header', ['{"archive":"other"}', hotel], 'truncated or damaged'],
  [
    'an impossible instant',
    [first, '{"path":"hotels/a","data":{"at":{"$timestamp":[1e99,0]}}}'],
    'truncated or damaged',
  ],
  ...['..', '.', '__id__', 'é'.repeat(800), 'a/files', 'a/b/c'].map(
    (id): [string, string[], string] => [
      `the id ${id.slice(0, 9)}`,
      [first, JSON.stringify({ path: `hotels/${id}`, data: {} })],
      'truncated or damaged',
    ],
  ),
  ['rights', [first, '{"administrator":"a@example.org","admin":true}'], 'truncated or damaged'],
])('a backup file with %s is refused', async (_, content, sentence) => {
  expect(await outcome(pack(content))).toContain(sentence);
});

it('restoring a file that is no backup fails with the command that decrypts an encrypted backup', async () => {
  expect(await outcome(gunzipSync(whole))).toMatch(/^This file is no archive.*age --decrypt/);
});

it('when a project has no database, the error of backup and restore names the command that creates one', () => {
  const missing = new Error('5 NOT_FOUND: The database (default) does not exist for project a.');
  expect(describeFirestoreError(missing)).toBe(
    'the project has no database, which npm run setup makes.',
  );
  expect(describeFirestoreError(new Error('14 UNAVAILABLE\nat x'))).toBe('14 UNAVAILABLE');
});
