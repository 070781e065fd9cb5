// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFavouriteWithUndo, saveFavourite } from '#data/favourites/change-favourites.ts';
import { loadFavourites } from '#data/favourites/favourites.ts';
import { hotelQueries } from '#data/queries/hotel-queries.ts';
import { pageSeoQuery } from '#data/queries/page-seo-query.ts';
import { createQueryClient, readCachedFirst } from '#data/queries/query-client.ts';
import { persistHydratedQueries } from '#data/queries/stored-queries.later.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { PageSeoRecord } from '#domain/seo/page-seo-record.ts';
import { QUERY_CACHE_IDB_NAME } from '#domain/site/storage-keys.ts';
import { failReads, holdReads, mendReads, publish, readsOf } from '../../support/fake-firestore.ts';
import { storedInIndexedDb } from '../../support/fake-indexeddb.ts';
import { answerRequests, unreachable } from '../../support/network.ts';
import { takeReports } from '../../support/reported.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const UNREACHABLE = 'Failed to fetch';

const stored = storedInIndexedDb(QUERY_CACHE_IDB_NAME);
const hotel = (id: string, name = `Hôtel ${id}`) => v.parse(Hotel, { id, name, location: 'Ici' });
const seoOf = (seo_title: string) =>
  v.parse(PageSeoRecord, { id: 'blog', page_slug: 'blog', page_name: 'Blog', seo_title });
const detail = hotelQueries.detail('a');
const publishHotel = (name = 'Hôtel a') => publish('hotels', [hotel('a', name)]);
const publishSeo = (title: string) => publish('page_content', [seoOf(title)]);

/** Starts a visit: memory is empty, the browser's storage is what the last visit left. */
const visit = createQueryClient;
/** Lets storage and refreshes in the background finish. */
const settle = () => vi.advanceTimersByTimeAsync(1000);
const goOffline = () => {
  onlineManager.setOnline(false);
  failReads('hotels');
};

beforeEach(async () => {
  vi.useFakeTimers();
  onlineManager.setOnline(true);
  for (const entry of await loadFavourites()) await removeFavouriteWithUndo(entry.hotel.id);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a hotel stored in the browser a moment ago is shown on the next visit without another read', async () => {
  publishHotel();
  await readCachedFirst(visit(), detail);
  await settle();
  expect(await readCachedFirst(visit(), detail)).toEqual(hotel('a'));
  await settle();
  expect(readsOf('hotels')).toBe(1);
});

test('a stale hotel stored in the browser is returned at once, and refreshed even if no component observes its query', async () => {
  publishHotel();
  await readCachedFirst(visit(), detail);
  await settle();
  publishHotel('Neuf');
  await vi.advanceTimersByTimeAsync(16 * MINUTE_MS);
  const client = visit();
  expect((await readCachedFirst(client, detail))?.name).toBe('Hôtel a');
  await settle();
  expect((await readCachedFirst(client, detail))?.name).toBe('Neuf');
  expect(readsOf('hotels')).toBe(2);
  expect((await readCachedFirst(visit(), detail))?.name).toBe('Neuf');
});

test('a page title stored in the browser is still used when its refresh fails, and the failure is reported', async () => {
  const seo = pageSeoQuery('blog');
  publishSeo('Titre');
  const client = visit();
  await readCachedFirst(client, seo);
  failReads('page_content');
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  await readCachedFirst(client, seo);
  await settle();
  expect(client.getQueryData(seo.queryKey)).toEqual(seoOf('Titre'));
  expect(await readCachedFirst(visit(), seo)).toEqual(seoOf('Titre'));
  expect(takeReports()).toContain('Métadonnées de la page blog indisponibles');
});

test('the SEO texts of a page that were never read and cannot be read are empty, and the failure is reported', async () => {
  failReads('page_content');
  expect(await readCachedFirst(visit(), pageSeoQuery('home'))).toEqual({});
  await settle();
  expect(stored.size).toBe(0);
  expect(takeReports()).toEqual(['Métadonnées de la page home indisponibles']);
});

test('offline, stale query data stored in the browser are shown, and nothing is fetched', async () => {
  publishHotel();
  const client = visit();
  await readCachedFirst(client, detail);
  await settle();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  goOffline();
  expect(await readCachedFirst(client, detail)).toEqual(hotel('a'));
  expect(await readCachedFirst(visit(), detail)).toEqual(hotel('a'));
  await settle();
  expect(readsOf('hotels')).toBe(1);
});

test('a hotel that the browser found unpublished is shown on the next visit once it is published again', async () => {
  publishHotel();
  await readCachedFirst(visit(), detail);
  await settle();
  publish('hotels', []);
  await vi.advanceTimersByTimeAsync(16 * MINUTE_MS);
  const client = visit();
  await readCachedFirst(client, detail);
  await settle();
  expect(client.getQueryData(detail.queryKey)).toBeNull();
  expect([...stored.keys()]).toEqual([]);

  publishHotel();
  expect(await readCachedFirst(visit(), detail)).toEqual(hotel('a'));
});

test('a hotel that does not exist according to the server’s HTML is not stored as missing in the browser', async () => {
  const client = visit();
  client.setQueryData(detail.queryKey, null);
  await persistHydratedQueries(client);
  expect(stored.size).toBe(0);
});

test('data that came with the server’s HTML are stored in the browser, but do not overwrite newer data stored there', async () => {
  publishHotel('Relu');
  await readCachedFirst(visit(), detail);
  await settle();
  const hydrate = async (name: string, updatedAt: number) => {
    const client = visit();
    client.setQueryData(detail.queryKey, hotel('a', name), { updatedAt });
    await persistHydratedQueries(client);
  };
  await hydrate('Page gardée', Date.now() - DAY_MS);
  expect((await readCachedFirst(visit(), detail))?.name).toBe('Relu');
  await hydrate('Page reçue', Date.now());
  expect((await readCachedFirst(visit(), detail))?.name).toBe('Page reçue');
});

test('a database read that is never answered fails within a minute', async () => {
  holdReads('hotels');
  const read = expect(readCachedFirst(visit(), detail)).rejects.toThrow('No answer');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await read;
});

test('offline, a hotel not read before is shown from the favourites, and is read from the database once back online', async () => {
  await saveFavourite(hotel('a'));
  goOffline();
  const client = visit();
  expect(await readCachedFirst(client, detail)).toEqual(hotel('a'));
  await expect(readCachedFirst(client, hotelQueries.detail('c'))).rejects.toThrow(UNREACHABLE);
  await settle();
  expect(stored.size).toBe(0);

  onlineManager.setOnline(true);
  mendReads('hotels');
  publishHotel('Neuf');
  await readCachedFirst(client, detail);
  await settle();
  expect((await readCachedFirst(client, detail))?.name).toBe('Neuf');
});

test('after a failed database read, the network is tested before the page gets the error', async () => {
  failReads('hotels');
  answerRequests('/app.html', unreachable);
  await expect(readCachedFirst(visit(), detail)).rejects.toThrow(UNREACHABLE);
  expect(onlineManager.isOnline()).toBe(false);
});
