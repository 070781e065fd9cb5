// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAVED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { fakeCaches } from '../../support/fake-caches.ts';
import { answer, unreachable } from '../../support/network.ts';
import { storeFavourites } from '../features/favourites/store-favourites.ts';
import { aHotel } from '../features/hotel-page/a-hotel.ts';

const PARTNER = 'https://images.example.org/plage.jpg';
const gallery = (...urls: string[]) => urls.map((url) => ({ url, alt: '' }));
const anseRose = aHotel({
  gallery: gallery('/art/hotel-maldives-1280.webp', PARTNER, '/art/hotel-seychelles-480.avif'),
});
const ryokan = aHotel({
  id: 'ryokan',
  image: '/art/hotel-kyoto-1280.webp',
  gallery: gallery('/art/hotel-maldives-1280.webp'),
});
const save = (...hotels: (typeof anseRose)[]) =>
  storeFavourites(...hotels.map((hotel) => ({ hotel })));

const asked: string[] = [];
let storage = fakeCaches();
const kept = async () =>
  (await (await storage.open(SAVED_IMAGES_CACHE)).keys())
    .map(({ url }) => url.replace(location.origin, ''))
    .sort();

/** Starts a visit, with a fresh copy of the modules and their state. */
async function visit() {
  vi.resetModules();
  const { keepSaved, useKeeping } = await import('#data/offline/keep-hotels.ts');
  const { removeFavourite } = await import('#data/change-favourites.ts');
  const states = renderHook(() => [useKeeping('anse-rose'), useKeeping('ryokan')]).result;
  return { keepSaved, removeFavourite, states };
}

beforeEach(() => {
  storage = fakeCaches();
  asked.splice(0);
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('devicePixelRatio', 3);
  answer('/', ({ pathname }) => {
    asked.push(pathname);
    return new Response('x');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const art = (width: number, ...names: string[]) =>
  names.map((name) => `/art/hotel-${name}-${width}.avif`);

test('each picture of the saved hotels is stored once, in the size that fills the window', async () => {
  save(anseRose, ryokan);
  const { keepSaved, states } = await visit();
  expect(states.current).toEqual([undefined, undefined]);
  await keepSaved();
  expect(await kept()).toEqual([...art(1280, 'kyoto', 'maldives', 'seychelles'), PARTNER]);
  expect(states.current).toEqual(['saved', 'saved']);
  asked.splice(0);
  await keepSaved();
  expect(asked).toEqual([]);
});

test.each([
  [360, 1, 480],
  [412, 2.625, 1280],
  [1440, 1, 1920],
  [2560, 2, 1920],
])(
  'a window %i pixels wide at density %s stores pictures %i pixels wide',
  async (width, density, size) => {
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('devicePixelRatio', density);
    save(aHotel());
    await (await visit()).keepSaved();
    expect(await kept()).toEqual(art(size, 'seychelles'));
  },
);

test('a photograph is stored in one of its rendered sizes', async () => {
  const id = '0123456789abcdef01234567';
  const address = `/media/${id}-1280.webp#w=1000&h=750&a=Une%20barque`;
  save(aHotel({ image: address, gallery: gallery(`/media/${id}-480.avif#w=1000&h=750`) }));
  await (await visit()).keepSaved();
  expect(await kept()).toEqual([`/media/${id}-1000.avif`]);
});

test('a picture that its host refuses is skipped, and the other pictures are stored', async () => {
  save(anseRose);
  answer('/plage.jpg', () => new Response('', { status: 404 }));
  const { keepSaved, states } = await visit();
  await keepSaved();
  expect(await kept()).toEqual(art(1280, 'maldives', 'seychelles'));
  expect(states.current[0]).toBe('saved');
});

test('offline, pictures wait, and once back online only the missing pictures are fetched', async () => {
  save(anseRose);
  answer('/art/hotel-maldives', unreachable);
  answer('/app.html', unreachable);
  const { keepSaved, states } = await visit();
  await keepSaved();
  expect(states.current[0]).toBe('waiting');
  onlineManager.setOnline(true);
  asked.splice(0);
  answer('/art/hotel-maldives', ({ pathname }) => {
    asked.push(pathname);
    return new Response('x');
  });
  await keepSaved();
  expect(asked).toEqual(art(1280, 'maldives'));
  expect(states.current[0]).toBe('saved');
});

test('on a full device, removing a hotel makes room for the pictures of other hotels', async () => {
  save(anseRose, ryokan);
  storage.room = 3;
  const { keepSaved, removeFavourite, states } = await visit();
  await keepSaved();
  expect(states.current).toEqual(['saved', 'full']);
  await removeFavourite('anse-rose');
  await keepSaved();
  expect(states.current).toEqual([undefined, 'saved']);
  expect(await kept()).toEqual(art(1280, 'kyoto', 'maldives'));
});

test('a picture already stored in another size is not fetched again', async () => {
  await (await storage.open(SAVED_IMAGES_CACHE)).put(
    art(480, 'seychelles')[0] ?? '',
    new Response(),
  );
  save(aHotel());
  await (await visit()).keepSaved();
  expect(asked).toEqual([]);
});

test('without Cache Storage, saved hotels show no offline state and nothing fails', async () => {
  vi.stubGlobal('caches', undefined);
  save(anseRose);
  const { keepSaved, states } = await visit();
  await keepSaved();
  expect(states.current).toEqual([undefined, undefined]);
});
