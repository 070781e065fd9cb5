// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAVED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { fakeCaches } from '../../../support/fake-caches.ts';
import { answer } from '../../../support/network.ts';
import { aHotel } from '../hotel-page/a-hotel.ts';
import { storeFavourites } from './store-favourites.ts';

let storage = fakeCaches();
const images = async () => (await storage.open(SAVED_IMAGES_CACHE)).keys();

/** Opens the site in a new visit, with fresh modules. */
async function visit() {
  vi.resetModules();
  const { HotelKeeper } = await import('#features/favourites/hotel-keeper.tsx');
  await act(async () => void render(<HotelKeeper />));
}

beforeEach(() => {
  storage = fakeCaches();
  vi.stubGlobal('caches', storage);
  answer('/art/', () => new Response('x'));
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('the pictures of hotels saved before and during a visit are stored on the device', async () => {
  storeFavourites({ hotel: aHotel() });
  await visit();
  await vi.waitFor(async () => expect(await images()).toHaveLength(1));
  const { saveFavourite } = await import('#data/change-favourites.ts');
  const kyoto = aHotel({ id: 'kyoto', image: '/art/hotel-kyoto-1280.webp' });
  await act(() => saveFavourite(kyoto));
  await vi.waitFor(async () => expect(await images()).toHaveLength(2));
});

test('offline, pictures of saved hotels are stored only once back online', async () => {
  onlineManager.setOnline(false);
  storeFavourites({ hotel: aHotel() });
  await visit();
  expect(await images()).toEqual([]);
  await act(async () => onlineManager.setOnline(true));
  await vi.waitFor(async () => expect(await images()).toHaveLength(1));
});

test('with no saved hotels, the pictures stored by an earlier visit are deleted', async () => {
  const cache = await storage.open(SAVED_IMAGES_CACHE);
  await cache.put('/art/hotel-kyoto-1280.avif', new Response('x'));
  await visit();
  await vi.waitFor(async () => expect(await storage.has(SAVED_IMAGES_CACHE)).toBe(false));
});
