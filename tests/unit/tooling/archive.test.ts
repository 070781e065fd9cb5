// @vitest-environment node

import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { archiveLines, type Document, readDocuments, readHeader } from '#scripts/backup/archive.ts';
import { Failure } from '#scripts/lib/script.ts';

const values = {
  nothing: null,
  number: 1.5,
  instant: new Timestamp(1_767_225_600, 123_456_000),
  bytes: Buffer.from([0, 1, 2, 255]),
  list: ['é', { deep: [new Timestamp(0, 0)] }],
  empty: {},
  constructor: { $: 'bytes' },
};
const documents: Document[] = [
  { path: 'hotels/a', data: values },
  { path: 'media/p/files/1280.webp', data: { bytes: Buffer.alloc(200_000, 'é\u2028\n') } },
];
const header = {
  project: 'demo-source',
  read_at: '2026-11-23T02:00:00.000Z',
  administrators: ['odile@example.org'],
};

async function* streamed<T>(items: readonly T[]) {
  yield* items;
}
const linesOf = async (content: readonly Document[]) =>
  (await Array.fromAsync(archiveLines(header, streamed(content)))).join('').trimEnd().split('\n');
const lines = await linesOf(documents);
const pack = (content: readonly string[]) => gzipSync(`${content.join('\n')}\n`);
const whole = pack(lines);

/** Returns the documents of an archive, or the error message when reading fails. */
async function outcome(packed: Buffer) {
  try {
    expect(await readHeader(packed)).toMatchObject(header);
    return await Array.fromAsync(readDocuments(packed));
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

it('reading an archive gives back the stored documents', async () => {
  expect(await outcome(whole)).toEqual(documents);
});

it.each([Number.NaN, new GeoPoint(48.85, 2.35)])(
  'archiving fails on a value of an unsupported type: %s',
  async (value) => {
    await expect(linesOf([{ path: 'hotels/a', data: { list: [value] } }])).rejects.toThrow(
      'd’un type',
    );
  },
);

it('an archive truncated or corrupted anywhere is refused in one sentence, unless its documents are intact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), async (at, isCut) => {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const found = await outcome(isCut ? whole.subarray(0, at) : changed);
      // Some bits have no effect: the time and the system in the gzip header.
      if (typeof found === 'string') expect(found).toMatch(/^(?:L’archive est|Ce fichier) [^\n]+$/);
      else expect(found).toEqual(documents);
    }),
    { numRuns: 40 },
  );
});

const [first = '', hotel = ''] = lines;
it.each([
  [first.replace('"format":3', '"format":4'), 'n’est pas au format 3'],
  [
    first.replace('["odile@example.org"]', '[{"email":"e@example.org","admin":true}]'),
    'est coupée',
  ],
  ['{"archive":"other"}', 'est coupée'],
])('an archive that begins with %s is refused: %s', async (begin, sentence) => {
  expect(await outcome(pack([begin, hotel]))).toContain(sentence);
});

it.each([
  ['{"path":"rate_limits/a","data":{}}', 'contient des documents que'],
  ['{"path":"hotels/a","data":{"at":{"$timestamp":[1e99,0]}}}', 'est coupée'],
  ['{"administrator":"a@example.org","claims":{"admin":true}}', 'est coupée'],
  ['{"path":"hotels/a"', 'est coupée'],
])('an archive with the line %s is refused: %s', async (line, sentence) => {
  expect(await outcome(pack([first, line]))).toContain(`L’archive ${sentence}`);
});

it('a file that is no archive is refused with the command that decrypts an encrypted archive', async () => {
  expect(await outcome(gunzipSync(whole))).toMatch(
    /^Ce fichier n’est pas une archive.*age --decrypt/,
  );
});
