// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheSavedHotelFile } from '#app/service-worker/cache-saved-hotel-file.ts';
import type { FileToCache } from '#domain/site/cached-page.ts';
import { SAVED_HOTELS_CACHE } from '#domain/site/storage-keys.ts';
import { fakeCaches } from '../../support/fake-caches.ts';
import { answerRequests } from '../../support/network.ts';
import { storeFavourites } from '../features/favourites/store-favourites.ts';
import { buildHotel } from '../features/hotels/build-hotel.ts';

const PARTNER = 'https://images.example.org/plage.jpg';
const gallery = (...urls: string[]) => urls.map((url) => ({ url, alt: '' }));
const anseRose = buildHotel({
  gallery: gallery('/art/hotel-maldives-1280.webp', PARTNER, '/art/hotel-seychelles-480.avif'),
});
const ryokan = buildHotel({
  id: 'ryokan',
  image: '/art/hotel-kyoto-1280.webp',
  gallery: gallery('/art/hotel-maldives-1280.webp'),
});
const save = (...hotels: (typeof anseRose)[]) =>
  storeFavourites(...hotels.map((hotel) => ({ hotel })));

const asked: string[] = [];
let storage = fakeCaches();
const kept = async () =>
  (await (await storage.open(SAVED_HOTELS_CACHE)).keys())
    .map(({ url }) => url.replace(location.origin, ''))
    .sort();
const pictures = async () => (await kept()).filter((key) => !key.startsWith('/hotels/'));

/** Opens the site in a new visit, with fresh modules. */
async function openSite() {
  vi.resetModules();
  const { SavedHotelCacher } = await import('#features/favourites/saved-hotel-cacher.tsx');
  await act(async () => void render(<SavedHotelCacher />));
}

/** Starts a visit, with a fresh copy of the modules and their state. */
async function visit() {
  vi.resetModules();
  const { cacheSavedHotels, useOfflineHotelState } = await import(
    '#data/favourites/keep-hotels.ts'
  );
  const { removeFavouriteWithUndo } = await import('#data/favourites/change-favourites.ts');
  const states = renderHook(() => [
    useOfflineHotelState('anse-rose'),
    useOfflineHotelState('ryokan'),
  ]).result;
  return { cacheSavedHotels, removeFavouriteWithUndo, states };
}

/** Gives the page an active service worker, or none. */
const giveWorker = (active: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: active && { ready: Promise.resolve({ active }) },
  });
/** Answers as the service worker does. */
const worker = {
  postMessage: ({ type, ...file }: { type: string } & FileToCache, [port]: MessagePort[]) => {
    expect(type).toBe('KEEP');
    void cacheSavedHotelFile(file).then((kept) => port?.postMessage(kept));
  },
};

beforeEach(() => {
  giveWorker(worker);
  storage = fakeCaches();
  asked.splice(0);
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('devicePixelRatio', 3);
  answerRequests('/', ({ pathname }) => {
    asked.push(pathname);
    return new Response('x');
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const art = (...names: string[]) => names.map((name) => `/art/hotel-${name}`);

test('the page and each picture of the visitor’s favourites are cached once for offline use', async () => {
  save(anseRose, ryokan);
  const { cacheSavedHotels, states } = await visit();
  expect(states.current).toEqual([undefined, undefined]);
  await cacheSavedHotels();
  expect(await kept()).toEqual([
    ...art('kyoto', 'maldives', 'seychelles'),
    '/hotels/anse-rose',
    '/hotels/ryokan',
    PARTNER,
  ]);
  expect(states.current).toEqual(['saved', 'saved']);
  asked.splice(0);
  await cacheSavedHotels();
  expect(asked).toEqual([]);
});

test.each([
  [360, 1, 480],
  [412, 2.625, 1280],
  [2560, 2, 1920],
])(
  'a window %i pixels wide with a pixel density of %s caches the favourites’ pictures at a width of %i pixels',
  async (width, density, size) => {
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('devicePixelRatio', density);
    save(buildHotel());
    await (await visit()).cacheSavedHotels();
    expect(asked).toContain(`/art/hotel-seychelles-${size}.avif`);
  },
);

test('a photo of a favourite is stored once for offline use, in one of its rendered sizes', async () => {
  const id = '0123456789abcdef01234567';
  const address = `/media/${id}-1280.webp#w=1000&h=750&a=Une%20barque`;
  save(buildHotel({ image: address, gallery: gallery(`/media/${id}-480.avif#w=1000&h=750`) }));
  await (await visit()).cacheSavedHotels();
  expect(asked).toContain(`/media/${id}-1000.avif`);
  expect(await pictures()).toEqual([`/media/${id}`]);
});

test('a favourite’s picture that its host refuses is skipped, and the other pictures are stored for offline use', async () => {
  save(anseRose);
  answerRequests('/plage.jpg', () => new Response('', { status: 404 }));
  const { cacheSavedHotels, states } = await visit();
  await cacheSavedHotels();
  expect(await pictures()).toEqual(art('maldives', 'seychelles'));
  expect(states.current[0]).toBe('saved');
});

test('with storage full, removing a favourite makes room for the pictures of other favourites', async () => {
  save(anseRose, ryokan);
  storage.room = 5;
  const { cacheSavedHotels, removeFavouriteWithUndo, states } = await visit();
  await cacheSavedHotels();
  expect(states.current).toEqual(['saved', 'full']);
  await removeFavouriteWithUndo('anse-rose');
  await cacheSavedHotels();
  expect(states.current).toEqual([undefined, 'saved']);
  expect(await pictures()).toEqual(art('kyoto', 'maldives'));
});

test.each([
  ['Cache Storage', () => vi.stubGlobal('caches', undefined)],
  ['a service worker', () => giveWorker(undefined)],
])(
  'in a browser without %s, favourites show neither whether they can be read offline nor an error',
  async (_what, remove) => {
    remove();
    save(anseRose);
    const { cacheSavedHotels, states } = await visit();
    await cacheSavedHotels();
    expect(states.current).toEqual([undefined, undefined]);
  },
);

test('a visit without favourites caches no hotels for offline use, and deletes those cached in an earlier visit', async () => {
  await openSite();
  expect(await storage.has(SAVED_HOTELS_CACHE)).toBe(false);
  await (await storage.open(SAVED_HOTELS_CACHE)).put('/art/hotel-kyoto', new Response());
  await openSite();
  await vi.waitFor(async () => expect(await storage.has(SAVED_HOTELS_CACHE)).toBe(false));
});
