// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAVED_IMAGES_CACHE, VISITED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { fakeCaches } from '../../support/fake-caches.ts';
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

const ask = vi.fn<typeof fetch>();
const asked = () =>
  ask.mock.calls.map(([address]) => address).filter((address) => address !== '/app.html');
const picture = (bytes: number) => new Response(new Uint8Array(bytes));
let storage = fakeCaches();
const kept = async () =>
  (await (await storage.open(SAVED_IMAGES_CACHE)).keys())
    .map(({ url }) => url.replace(/^https:\/\/example\.org/, ''))
    .sort();

/** A visit: the module's own memory is new. */
async function visit() {
  vi.resetModules();
  const { keepSaved } = await import('#data/offline/keep-hotels.ts');
  const { useKeeping } = await import('#data/offline/keeping.ts');
  const { removeFavourite, saveFavourite } = await import('#data/change-favourites.ts');
  return { keepSaved, removeFavourite, saveFavourite, told: renderHook(() => useKeeping()).result };
}

beforeEach(() => {
  vi.clearAllMocks();
  storage = fakeCaches();
  vi.stubGlobal('location', new URL('https://example.org/'));
  vi.stubGlobal('caches', storage);
  vi.stubGlobal(
    'fetch',
    ask.mockReset().mockImplementation(async () => picture(100)),
  );
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('devicePixelRatio', 3);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test('keeps each picture once, in the size that fills the window, and says what they take', async () => {
  save(anseRose, ryokan);
  const { keepSaved, told } = await visit();
  await keepSaved();
  const art = ['kyoto', 'maldives', 'seychelles'].map((name) => `/art/hotel-${name}-1280.avif`);
  expect(await kept()).toEqual([...art, PARTNER]);
  expect(told.current.hotels.get('anse-rose')).toEqual({
    ...{ kept: 3, total: 3, bytes: 300, state: 'kept' },
  });
  expect(told.current.hotels.get('ryokan')).toMatchObject({ bytes: 200, state: 'kept' });
  // One picture belongs to both.
  expect(told.current.bytes).toBe(400);
  ask.mockClear();
  await keepSaved();
  expect(asked()).toEqual([]);
});

test.each([
  [360, 1, 480],
  [1280, 1, 1280],
  [1440, 1, 1920],
  [412, 2.625, 1280],
  [768, 2, 1280],
  [1440, 2, 1920],
  [2560, 2, 1920],
])(
  'a window of %i pixels at density %i shows its hero %i pixels wide',
  async (width, density, size) => {
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('devicePixelRatio', density);
    save(aHotel());
    const { keepSaved } = await visit();
    await keepSaved();
    expect(await kept()).toEqual([`/art/hotel-seychelles-${size}.avif`]);
  },
);

test('a photograph is kept in one of its own sizes, and asked for once by its address', async () => {
  const id = '0123456789abcdef01234567';
  const address = `/media/${id}-1280.webp#w=1000&h=750&a=Une%20barque`;
  save(aHotel({ image: address, gallery: gallery(`/media/${id}-480.avif#w=1000&h=750`) }));
  const { keepSaved, told } = await visit();
  await keepSaved();
  expect(asked()).toEqual([`/media/${id}-1000.avif`]);
  expect(await kept()).toEqual([`/media/${id}-1000.avif`]);
  expect(told.current.hotels.get('anse-rose')).toEqual({
    ...{ kept: 1, total: 1, bytes: 100, state: 'kept' },
  });
});

test('a picture that its host refuses is left out, the others are kept', async () => {
  save(anseRose);
  ask.mockImplementation(async (address) =>
    address === PARTNER ? new Response('', { status: 404 }) : picture(100),
  );
  const { keepSaved, told } = await visit();
  await keepSaved();
  expect(told.current.hotels.get('anse-rose')).toMatchObject({
    kept: 2,
    total: 3,
    state: 'failed',
  });
});

test('asks another host with CORS, and without where it refuses that', async () => {
  save(anseRose);
  ask.mockImplementation(async (address, options) => {
    if (address === PARTNER && options?.mode !== 'no-cors') throw new TypeError('CORS');
    return picture(100);
  });
  const { keepSaved, told } = await visit();
  await keepSaved();
  expect(told.current.hotels.get('anse-rose')?.state).toBe('kept');
  const options = ask.mock.calls.filter(([address]) => address === PARTNER).map(([, how]) => how);
  expect(options).toEqual([
    { referrerPolicy: 'no-referrer', credentials: 'omit' },
    { referrerPolicy: 'no-referrer', mode: 'no-cors' },
  ]);
});

/** From now on the cache takes so many pictures more. */
function leaveRoom(count: number): void {
  const { open } = storage;
  let left = count;
  storage.open = async (name) => {
    const cache = await open(name);
    return {
      ...cache,
      put: async (...entry) => {
        left -= 1;
        if (left < 0) throw new DOMException('', 'QuotaExceededError');
        await cache.put(...entry);
      },
      delete: async (key) => {
        left += 1;
        return cache.delete(key);
      },
    };
  };
}

test('the pictures of a removed hotel stay for the visit, so that its removal can be undone', async () => {
  save(anseRose, ryokan);
  const { keepSaved, removeFavourite, told } = await visit();
  await keepSaved();
  await removeFavourite('anse-rose');
  await keepSaved();
  expect(await kept()).toHaveLength(4);
  // Their room is not counted.
  expect(told.current.bytes).toBe(200);

  await (await visit()).keepSaved();
  expect(await kept()).toEqual(['/art/hotel-kyoto-1280.avif', '/art/hotel-maldives-1280.avif']);
});

test('on a full device they give their room at once', async () => {
  save(anseRose);
  const { keepSaved, removeFavourite, saveFavourite, told } = await visit();
  await keepSaved();
  leaveRoom(0);
  await removeFavourite('anse-rose');
  await saveFavourite(ryokan);
  await keepSaved();
  expect(told.current.hotels.get('ryokan')).toMatchObject({ kept: 2, state: 'kept' });
});

test('what an older release kept in other sizes is not fetched again', async () => {
  const cache = await storage.open(SAVED_IMAGES_CACHE);
  for (const width of [480, 1280]) {
    await cache.put(`/art/hotel-seychelles-${width}.avif`, picture(50));
  }
  save(aHotel());
  const { keepSaved, told } = await visit();
  await keepSaved();
  expect(asked()).toEqual([]);
  expect(told.current.hotels.get('anse-rose')).toMatchObject({ bytes: 100, state: 'kept' });
});

test('a picture that was seen in that size is not fetched again', async () => {
  const visited = await storage.open(VISITED_IMAGES_CACHE);
  await visited.put('/art/hotel-seychelles-1280.avif', picture(70));
  save(aHotel());
  const { keepSaved, told } = await visit();
  await keepSaved();
  expect(asked()).toEqual([]);
  expect(told.current.hotels.get('anse-rose')).toMatchObject({ bytes: 70, state: 'kept' });
});

test('the pages of saved hotels count too, each for its hotel', async () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  const html = '<html data-entry="/assets/app-1.js">Été</html>';
  ask.mockImplementation(async (address) =>
    String(address).startsWith('/hotels/') ? new Response(html) : picture(100),
  );
  save(anseRose, ryokan);
  const { keepSaved, told } = await visit();
  await keepSaved();
  const page = new TextEncoder().encode(html).length;
  expect(told.current.hotels.get('anse-rose')?.bytes).toBe(300 + page);
  expect(told.current.hotels.get('ryokan')?.bytes).toBe(200 + page);
  expect(told.current.bytes).toBe(400 + 2 * page);
  // Known at once at the next visit.
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const next = await visit();
  await next.keepSaved();
  expect(next.told.current.bytes).toBe(400 + 2 * page);
});

test('without Cache Storage nothing is told and nothing fails', async () => {
  vi.stubGlobal('caches', undefined);
  save(anseRose);
  const { keepSaved, told } = await visit();
  await keepSaved();
  expect(told.current.hotels.size).toBe(0);
});

test('asks the browser once to keep what is stored', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  localStorage.clear();
  vi.resetModules();
  const { askToPersist } = await import('#data/offline/keep-hotels.ts');
  await askToPersist();
  await askToPersist();
  expect(persist).toHaveBeenCalledOnce();
});
