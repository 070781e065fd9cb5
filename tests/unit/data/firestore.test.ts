import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { listDocuments } from '#data/firestore/firestore.ts';
import { NEWEST_FIRST, PUBLISHED_ONLY } from '#data/firestore/firestore-query.ts';
import { listActiveDestinations } from '#data/queries/read-destinations.later.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { QUERY_DOCS_MAX } from '#domain/site/limits.ts';
import { clearFirestore, publish, readsOf } from '../../support/fake-firestore.ts';
import { takeReports } from '../../support/reported.ts';

const Card = v.pick(Hotel, ['id', 'name', 'location', 'price', 'rating', 'featured', 'created_at']);
const STORED = {
  name: { stringValue: 'Ryokan Momiji' },
  location: { stringValue: 'Kyoto' },
  price: { integerValue: '1400' },
  rating: { doubleValue: 4.5 },
  featured: { booleanValue: true },
  created_at: { timestampValue: '2026-01-02T03:04:05.678901Z' },
};
const document = (id: string, fields: object) => ({
  document: { name: `projects/x/databases/(default)/documents/hotels/${id}`, fields },
  readTime: '2026-01-02T03:04:05Z',
});
const answer = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => void vi.unstubAllGlobals());

test('reading a Firestore list requests only the fields of the given schema, and returns no others', async () => {
  const fetch = answer([document('momiji', STORED)]);
  expect(await listDocuments(Card, 'hotels', {})).toEqual([
    {
      id: 'momiji',
      name: 'Ryokan Momiji',
      location: 'Kyoto',
      price: 1400,
      rating: 4.5,
      featured: true,
      created_at: '2026-01-02T03:04:05.678Z',
    },
  ]);
  const { structuredQuery } = JSON.parse(String(fetch.mock.calls[0]?.[1].body));
  expect(structuredQuery.select.fields).toContainEqual({ fieldPath: 'price' });
  expect(structuredQuery.select.fields).not.toContainEqual({ fieldPath: 'details' });
});

test('a malformed document in a Firestore list is skipped and reported, and a malformed field gets its default value', async () => {
  const price = { arrayValue: { values: [] } };
  const names = [{ doubleValue: 'NaN' }, { referenceValue: 'projects/x' }, { bytesValue: 'YQ==' }];
  const unnamed = names.map((name, index) => document(`b${index}`, { ...STORED, name }));
  answer([document('a', { ...STORED, price }), ...unnamed]);
  expect(await listDocuments(Card, 'hotels', {})).toMatchObject([{ id: 'a', price: 0 }]);
  expect(takeReports()).toEqual(
    names.map((_, index) => expect.stringContaining(`hotels/b${index}`)),
  );
});

test('a Firestore list without documents is read as empty, and a refused read throws an error', async () => {
  answer([{ readTime: '2026-01-02T03:04:05Z' }]);
  expect(await listDocuments(Card, 'hotels', {})).toEqual([]);
  answer([{ error: { code: 403 } }], 403);
  await expect(listDocuments(Card, 'hotels', {})).rejects.toThrow('403');
});

test.each([
  [1, QUERY_DOCS_MAX - 1],
  [2, QUERY_DOCS_MAX],
  [3, 2 * QUERY_DOCS_MAX + 1],
])(
  'Firestore lists are read whole and in order, with %i queries for %i documents',
  async (pages, count) => {
    clearFirestore();
    // Pages begin and end among documents that share a date.
    const records = Array.from({ length: count }, (_, index) => ({
      id: `h${1000 + index}`,
      name: `Hôtel ${index}`,
      location: 'Kyoto',
      region: 'Asie',
      destination_name: `Île ${1000 + index}`,
      destination_slug: `ile-${index}`,
      created_at: new Date(Date.UTC(2026, 0, 1) - Math.floor(index / 7) * 1000).toISOString(),
    }));
    const ids = records.map(({ id }) => id);
    publish('hotels', records);
    const newest = { where: [PUBLISHED_ONLY], orderBy: NEWEST_FIRST };
    expect((await listDocuments(Card, 'hotels', newest)).map(({ id }) => id)).toEqual(ids);
    expect(readsOf('hotels:list')).toBe(pages);
    publish('popular_destinations', records);
    expect((await listActiveDestinations()).map(({ id }) => id)).toEqual(ids);
  },
);
