// @vitest-environment happy-dom

import { onlineManager, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedFirst, cachedRecord } from '#data/cached-first.ts';
import { savedFavourites } from '#data/favourites.ts';
import { isNetworkDead } from '#data/network.ts';
import { hotelQueries, pageSeoQueries } from '#data/queries.ts';
import { getPageContent } from '#data/read-page-content.ts';
import { severalHotels } from '#data/several-hotels.ts';
import { persistHydratedQueries } from '#data/stored-queries.ts';
import { Hotel, toHotelSummary } from '#domain/hotel/hotel.ts';
import { PageContent } from '#domain/seo/page-content.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('#data/browser-storage.ts', () => ({
  safeStorage: () => ({
    getItem: async (key: string) => structuredClone(stored.get(key)),
    setItem: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
    removeItem: async (key: string) => void stored.delete(key),
    entries: async () => [...stored],
  }),
}));
const reads = vi.hoisted(() => ({ getHotel: vi.fn(), getHotels: vi.fn(), listHotels: vi.fn() }));
vi.mock('#data/read-hotels.ts', () => reads);
vi.mock('#data/favourites.ts', () => ({ savedFavourites: vi.fn() }));
vi.mock('#data/network.ts', () => ({ isNetworkDead: vi.fn() }));
vi.mock('#data/report.ts', () => ({ report: vi.fn() }));

const hotel = (id: string, name = `Hôtel ${id}`) => v.parse(Hotel, { id, name, location: 'Ici' });
const seoOf = (seo_title: string) =>
  v.parse(PageContent, { id: 'blog', page_slug: 'blog', page_name: 'Blog', seo_title });
const detail = hotelQueries.detail('a');
const unreachable = new Error('unreachable');

/** A visit: nothing in memory, the browser's storage as the last visit left it. */
const visit = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, gcTime: Number.POSITIVE_INFINITY },
    },
  });
/** Lets storage and refreshes in the background finish. */
const settle = () => vi.advanceTimersByTimeAsync(1000);
const goOffline = () => {
  onlineManager.setOnline(false);
  for (const read of Object.values(reads)) read.mockRejectedValue(unreachable);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.mocked(isNetworkDead).mockResolvedValue(false);
  vi.mocked(savedFavourites).mockResolvedValue([]);
  onlineManager.setOnline(true);
  stored.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

test('what was read is shown at the next visit without reading it again while fresh', async () => {
  reads.getHotel.mockResolvedValue(hotel('a'));
  await cachedRecord(visit(), detail);
  await settle();
  expect(await cachedRecord(visit(), detail)).toEqual(hotel('a'));
  await settle();
  expect(reads.getHotel).toHaveBeenCalledOnce();
});

test('once stale it is shown at once, and refreshed though nobody observes it', async () => {
  reads.getHotel.mockResolvedValueOnce(hotel('a')).mockResolvedValueOnce(hotel('a', 'Neuf'));
  await cachedRecord(visit(), detail);
  await settle();
  await vi.advanceTimersByTimeAsync(16 * MINUTE_MS);
  const client = visit();
  expect((await cachedRecord(client, detail))?.name).toBe('Hôtel a');
  await settle();
  expect((await cachedRecord(client, detail))?.name).toBe('Neuf');
  expect(reads.getHotel).toHaveBeenCalledTimes(2);
  expect((await cachedRecord(visit(), detail))?.name).toBe('Neuf');
});

test('so it is when the clock was set back by a year, not by the minutes that clocks differ', async () => {
  reads.getHotel.mockResolvedValueOnce(hotel('a')).mockResolvedValueOnce(hotel('a', 'Neuf'));
  await cachedRecord(visit(), detail);
  await settle();
  vi.setSystemTime(Date.now() - 5 * MINUTE_MS);
  await cachedRecord(visit(), detail);
  await settle();
  expect(reads.getHotel).toHaveBeenCalledOnce();

  vi.setSystemTime(Date.now() - 365 * DAY_MS);
  const client = visit();
  expect((await cachedRecord(client, detail))?.name).toBe('Hôtel a');
  await settle();
  expect((await cachedRecord(client, detail))?.name).toBe('Neuf');
  await cachedRecord(visit(), detail);
  await settle();
  expect(reads.getHotel).toHaveBeenCalledTimes(2);
});

test('so is what is in memory: the titles of pages after 5 minutes', async () => {
  const seo = pageSeoQueries.bySlug('blog');
  vi.mocked(getPageContent).mockResolvedValueOnce(seoOf('Avant'));
  vi.mocked(getPageContent).mockResolvedValueOnce(seoOf('Après'));
  const client = visit();
  await cachedFirst(client, seo);
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  expect(await cachedFirst(client, seo)).toEqual(seoOf('Avant'));
  await settle();
  expect(await cachedFirst(client, seo)).toEqual(seoOf('Après'));
  expect(getPageContent).toHaveBeenCalledTimes(2);
});

test('a title that cannot be refreshed stays', async () => {
  const seo = pageSeoQueries.bySlug('blog');
  vi.mocked(getPageContent).mockResolvedValueOnce(seoOf('Titre')).mockRejectedValue(unreachable);
  const client = visit();
  await cachedFirst(client, seo);
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  await cachedFirst(client, seo);
  await settle();
  expect(client.getQueryData(seo.queryKey)).toEqual(seoOf('Titre'));
  expect(await cachedFirst(visit(), seo)).toEqual(seoOf('Titre'));
});

test('offline nothing is refreshed', async () => {
  reads.getHotel.mockResolvedValueOnce(hotel('a'));
  const client = visit();
  await cachedRecord(client, detail);
  await settle();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  goOffline();
  expect(await cachedRecord(client, detail)).toEqual(hotel('a'));
  expect(await cachedRecord(visit(), detail)).toEqual(hotel('a'));
  await settle();
  expect(reads.getHotel).toHaveBeenCalledOnce();
});

test('a hotel unpublished for an hour comes back, in this visit and in the next', async () => {
  reads.getHotel.mockResolvedValueOnce(hotel('a')).mockResolvedValueOnce(null);
  await cachedRecord(visit(), detail);
  await settle();
  await vi.advanceTimersByTimeAsync(16 * MINUTE_MS);
  const client = visit();
  await cachedRecord(client, detail);
  await settle();
  expect(client.getQueryData(detail.queryKey)).toBeNull();
  expect([...stored.keys()]).toEqual([]);

  reads.getHotel.mockResolvedValue(hotel('a'));
  expect(await cachedRecord(client, detail)).toEqual(hotel('a'));
  expect(await cachedRecord(visit(), detail)).toEqual(hotel('a'));
});

test('« not found » of the server’s page is not stored either, and one of an older release is read again', async () => {
  const client = visit();
  client.setQueryDefaults(detail.queryKey, { meta: { offline: true } });
  client.setQueryData(detail.queryKey, null);
  await persistHydratedQueries(client);
  expect(stored.size).toBe(0);

  const [query] = client.getQueryCache().getAll();
  stored.set(`tanstack-query-${query?.queryHash}`, {
    ...{ buster: '1', queryHash: query?.queryHash, queryKey: detail.queryKey },
    state: query?.state,
  });
  reads.getHotel.mockResolvedValue(hotel('a'));
  expect(await cachedRecord(visit(), detail)).toEqual(hotel('a'));
});

test('a page that was kept shows what was read after it, and does not overwrite it', async () => {
  reads.getHotel.mockResolvedValue(hotel('a', 'Relu'));
  await cachedRecord(visit(), detail);
  await settle();
  const hydrate = (age: number) => {
    const client = visit();
    client.setQueryDefaults(detail.queryKey, { meta: { offline: true } });
    client.setQueryData(detail.queryKey, hotel('a', 'Page'), { updatedAt: Date.now() - age });
    return client;
  };
  const kept = hydrate(DAY_MS);
  await persistHydratedQueries(kept);
  expect(kept.getQueryData(detail.queryKey)?.name).toBe('Relu');

  // As the clock of the device may be late, what the server has just sent counts.
  const sent = hydrate(MINUTE_MS);
  await persistHydratedQueries(sent);
  expect(sent.getQueryData(detail.queryKey)?.name).toBe('Page');
  expect((await cachedRecord(visit(), detail))?.name).toBe('Page');
});

test('a read that is never answered fails after a while', async () => {
  reads.getHotel.mockReturnValue(new Promise(() => undefined));
  const read = expect(cachedRecord(visit(), detail)).rejects.toThrow('No answer');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await read;
});

test('a saved hotel is the last resort, counts as stale, and is not stored anew', async () => {
  vi.mocked(savedFavourites).mockResolvedValue([
    { hotel: hotel('b'), saved_at: '2026-11-02T09:00:00.000Z', note: '' },
    { hotel: hotel('a'), saved_at: '2026-10-02T09:00:00.000Z', note: '' },
  ]);
  goOffline();
  const client = visit();
  expect(await cachedRecord(client, detail)).toEqual(hotel('a'));
  expect(await cachedFirst(client, severalHotels(['a', 'c', 'b']))).toEqual([
    hotel('a'),
    hotel('b'),
  ]);
  expect(await cachedFirst(client, hotelQueries.list())).toEqual(
    [hotel('b'), hotel('a')].map(toHotelSummary),
  );
  await expect(cachedRecord(client, hotelQueries.detail('c'))).rejects.toBe(unreachable);
  await settle();
  expect(stored.size).toBe(0);

  onlineManager.setOnline(true);
  reads.getHotel.mockResolvedValue(hotel('a', 'Neuf'));
  await cachedRecord(client, detail);
  await settle();
  expect((await cachedRecord(client, detail))?.name).toBe('Neuf');
});

test('with a network that fails, the list of saved hotels is not taken for all of them', async () => {
  vi.mocked(savedFavourites).mockResolvedValue([
    { hotel: hotel('a'), saved_at: '2026-11-02T09:00:00.000Z', note: '' },
  ]);
  reads.listHotels.mockRejectedValue(unreachable);
  await expect(cachedFirst(visit(), hotelQueries.list())).rejects.toBe(unreachable);
});

test('when a read fails the network is looked at before anybody is told', async () => {
  reads.getHotel.mockRejectedValue(unreachable);
  vi.mocked(isNetworkDead).mockImplementation(async () => {
    onlineManager.setOnline(false);
    return true;
  });
  await expect(cachedRecord(visit(), detail)).rejects.toBe(unreachable);
  expect(onlineManager.isOnline()).toBe(false);
});
