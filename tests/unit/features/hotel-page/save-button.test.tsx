// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFavourite, saveFavourite } from '#data/change-favourites.ts';
import { savedFavourites } from '#data/favourites.ts';
import { keepSaved } from '#data/offline/keep-hotels.ts';
import { SaveButton } from '#features/hotel-page/save-button.tsx';
import { fakeCaches } from '../../../support/fake-caches.ts';
import { disk } from '../../../support/fake-indexeddb.ts';
import { answer } from '../../../support/network.ts';
import { toasts } from '../../../support/toasts.ts';
import { storedFavourites } from '../favourites/store-favourites.ts';
import { aHotel } from './a-hotel.ts';

const hotel = aHotel();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const expectToast = (text: string | RegExp) => screen.findByText(text);

beforeEach(async () => {
  for (const entry of await savedFavourites()) await removeFavourite(entry.hotel.id);
});
afterEach(cleanup);

test('the visitor is told when the code that saves a hotel cannot be loaded', async () => {
  vi.doMock('#features/hotel-page/press-save.ts', () => Promise.reject(new TypeError()));
  render(<SaveButton hotel={hotel} />);
  press('Sauvegarder');
  await expectToast('Impossible de sauvegarder l’hôtel');
  vi.doUnmock('#features/hotel-page/press-save.ts');
});

test('saving and removing a hotel are confirmed once stored, and the removal can be undone', async () => {
  render(<SaveButton hotel={hotel} />);
  press('Sauvegarder');
  await expectToast('Hôtel ajouté aux favoris');
  expect(storedFavourites()).toMatchObject([{ hotel: { id: 'anse-rose' } }]);
  expect(screen.getByRole('button', { name: 'Sauvegardé', pressed: true })).toBeTruthy();
  press('Sauvegardé');
  await expectToast('Hôtel retiré des favoris');
  expect(storedFavourites()).toEqual([]);
  press('Annuler');
  expect(await screen.findByRole('button', { name: 'Sauvegardé' })).toBeTruthy();
});

test('when nothing can be stored, the visitor is told once that favourites last for the visit', async () => {
  disk.isFull = true;
  const told = () => toasts().filter((text) => text?.includes('ne garde rien pour ce site'));
  render(<SaveButton hotel={hotel} />);
  press('Sauvegarder');
  await waitFor(() => expect(told()).toHaveLength(1));
  cleanup();
  render(<SaveButton hotel={aHotel({ id: 'mon-repentir' })} />);
  press('Sauvegarder');
  await waitFor(() => expect(screen.getAllByText('Hôtel ajouté aux favoris')).toHaveLength(2));
  expect(told()).toHaveLength(1);
});

test('the visitor is told once that the device is full', async () => {
  const storage = fakeCaches();
  storage.room = 0;
  vi.stubGlobal('caches', storage);
  answer('/art/', () => new Response('x'));
  await saveFavourite(hotel);
  render(<SaveButton hotel={hotel} />);
  await act(keepSaved);
  await expectToast('L’appareil est plein');
  cleanup();
  render(<SaveButton hotel={hotel} />);
  await act(keepSaved);
  expect(toasts()).toHaveLength(1);
  vi.unstubAllGlobals();
});

test('the saved copy of a hotel is updated to newer versions, never to older versions', async () => {
  const before = aHotel({ updated_at: '2026-11-02T09:00:00.000Z' });
  const after = aHotel({ updated_at: '2026-11-14T09:00:00.000Z', price: 1_250 });
  const prices = () => storedFavourites()?.map((entry) => entry.hotel.price);
  await saveFavourite(before);
  const { rerender } = render(<SaveButton hotel={after} />);
  await waitFor(() => expect(prices()).toEqual([1_250]));
  rerender(<SaveButton hotel={before} />);
  await act(async () => vi.dynamicImportSettled());
  expect(prices()).toEqual([1_250]);
});
