import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';

const Indexes = v.object({
  fieldOverrides: v.array(
    v.object({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      ttl: v.optional(v.boolean(), false),
    }),
  ),
});
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The rows of the table « How long everything is kept »: collection, and what ends it. */
function documentedEnds(): [collection: string, end: string][] {
  const [, table = ''] = read('docs/data-model.md').split('## How long everything is kept');
  return [...table.matchAll(/^\| `(\w+)`[^|]*\|[^|]*\| (\w+)/gm)].map(([, name = '', end = '']) => [
    name,
    end,
  ]);
}

test('every collection has a documented end', () => {
  const names = new Set(documentedEnds().map(([name]) => name));
  const stored = Object.values(COLLECTIONS);
  expect([...names]).toEqual(expect.arrayContaining(stored));
});

test('the policies that end documents are those that are documented', () => {
  const { fieldOverrides } = v.parse(Indexes, JSON.parse(read('firestore.indexes.json')));
  const policies = fieldOverrides.filter(({ ttl }) => ttl);
  expect(policies.every(({ fieldPath }) => fieldPath === 'expires_at')).toBe(true);
  const documented = documentedEnds().filter(([, end]) => end === 'TTL');
  expect(policies.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(
    documented.map(([name]) => name).sort(),
  );
});
