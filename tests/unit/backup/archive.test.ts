// @vitest-environment node

import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { initializeApp } from 'firebase-admin/app';
import { GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { archiveLines, type Entry, readArchive } from '#scripts/backup/archive.ts';
import { Failure } from '#scripts/lib/script.ts';

const db = getFirestore(initializeApp({ projectId: 'demo-archive' }));

const values = {
  nothing: null,
  number: 1.5,
  none: Number.NaN,
  endless: Number.NEGATIVE_INFINITY,
  instant: new Timestamp(1_767_225_600, 123_456_000),
  bytes: Buffer.from([0, 1, 2, 255]),
  place: new GeoPoint(48.85, 2.35),
  other: db.doc('hotels/x'),
  list: ['é', { deep: [new Timestamp(0, 0)] }],
  empty: {},
  $: 'a name like any other',
  constructor: { $: 'bytes', value: 'neither' },
};
const entries: Entry[] = [
  { path: 'hotels/a', data: values },
  { path: 'media/p/files/1280.webp', data: { bytes: Buffer.alloc(200_000, 'é\u2028\n') } },
  { administrator: 'odile@example.org' },
];
const header = { project: 'demo-source', read_at: '2026-11-23T02:00:00.000Z' };

async function* streamed<T>(items: readonly T[]) {
  yield* items;
}
const lines = (await Array.fromAsync(archiveLines(header, streamed(entries))))
  .join('')
  .trimEnd()
  .split('\n');
const pack = (content: readonly string[]) => gzipSync(`${content.join('\n')}\n`);
const whole = pack(lines);

/** Lines with the right sum at their end, as whoever changes an archive can make one. */
function summed(content: readonly string[]) {
  const text = content.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return pack([...content, JSON.stringify({ lines: content.length, sha256 })]);
}

/** What reading gives: the entries, or the sentence with which it fails. */
async function outcome(packed: Buffer) {
  try {
    const found = await Array.fromAsync(readArchive(packed, db));
    return found.map((entry) => {
      if ('header' in entry) return entry;
      const { bytes: _, ...rest } = entry;
      return rest;
    });
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

it('an archive gives every type of Firestore back', async () => {
  expect(await outcome(whole)).toEqual([{ header }, ...entries]);
});

it('an archive that is cut or changed anywhere is refused in one sentence, or says the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), async (at, isCut) => {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const found = await outcome(isCut ? whole.subarray(0, at) : changed);
      // Some bits mean nothing: the time and system in the header of gzip.
      if (typeof found === 'string') expect(found).toMatch(/^The (?:archive|file) is [^\n]+$/);
      else expect(found).toEqual([{ header }, ...entries]);
    }),
    { numRuns: 40 },
  );
});

const [first = '', hotel = '', ...others] = lines;
it.each([
  ['a line is missing', [first, ...others]],
  ['two lines are exchanged', [first, ...others.slice(0, 1), hotel, ...others.slice(1)]],
  ['the end is missing', lines.slice(0, -1)],
  ['something follows the end', [...lines, hotel]],
  ['a word was changed', [first, hotel.replace('name', 'nom'), ...others]],
])('compressed anew, an archive is refused when %s', async (_what, content) => {
  expect(await outcome(pack(content))).toMatch(/^The archive is cut or was changed[^\n]+$/);
});

it.each([
  ['of another format', first.replace('"format":1', '"format":2'), 'The archive has format 2'],
  ['of something else', '{"archive":"other"}', 'The archive is cut or was changed'],
])('an archive %s is refused', async (_what, begin, sentence) => {
  expect(await outcome(summed([begin, hotel]))).toContain(sentence);
});

it.each([
  ['{"path":"rate_limits/a","data":{}}', 'The archive holds documents of « rate_limits »'],
  ['{"path":"users/a","data":{}}', 'The archive holds documents of « users »'],
  ['{"path":"hotels","data":{}}', 'The archive is cut or was changed'],
  ['{"path":"hotels/a","data":{"at":{"$":"timestamp","value":[1e99,0]}}}', 'The archive is cut'],
  ['{"path":"hotels/a","data":{"at":{"$":"code","value":""}}}', 'The archive is cut'],
  ['{"administrator":"a@example.org"', 'The archive is cut'],
])('the line %s is refused, though the sum is right', async (line, sentence) => {
  expect(await outcome(summed([first, line]))).toContain(sentence);
});

it('an encrypted archive, or another file, is refused with what to do', async () => {
  expect(await outcome(Buffer.from('age-encryption.org/v1\n…'))).toContain('age --decrypt FILE |');
  expect(await outcome(gunzipSync(whole))).toBe('The file is no archive of `npm run backup`.');
});
