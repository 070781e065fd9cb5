// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { removeFavouriteWithUndo, saveFavourite } from '#data/favourites/change-favourites.ts';
import { loadFavourites } from '#data/favourites/favourites.ts';
import { HotelActionBar } from '#features/hotels/hotel-action-bar.tsx';
import { simulatedDisk } from '../../../support/fake-indexeddb.ts';
import { answerRequests } from '../../../support/network.ts';
import { toasts } from '../../../support/toasts.ts';
import { storedFavourites } from '../favourites/store-favourites.ts';
import { renderInRouter } from '../in-router.tsx';
import { buildHotel } from './build-hotel.ts';

const hotel = buildHotel();
const show = (shown = hotel) => renderInRouter(<HotelActionBar hotel={shown} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  for (const entry of await loadFavourites()) await removeFavouriteWithUndo(entry.hotel.id);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('sharing a hotel', () => {
  const url = 'http://localhost:3000/hotels/anse-rose';
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  const writeText = vi.fn<(text: string) => Promise<void>>();

  /** Presses « Partager » and returns the figures sent once a message is shown. */
  async function pressShare(told: string): Promise<string[]> {
    const counted: string[] = [];
    answerRequests('/api/figures', (_, { body }) => {
      counted.push(String(body));
      return new Response();
    });
    show();
    press('Partager');
    await waitFor(() => expect(toasts()).toEqual([told]));
    await vi.dynamicImportSettled();
    return counted;
  }

  beforeEach(() => {
    share.mockReset().mockResolvedValue();
    writeText.mockReset().mockResolvedValue();
    vi.stubGlobal('navigator', { onLine: true, share, clipboard: { writeText } });
  });

  it('« Partager » opens the device’s share sheet and counts the share', async () => {
    const counted = await pressShare('Lien partagé avec succès!');
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Anse Rose', url });
    expect(writeText).not.toHaveBeenCalled();
    const shared = { kind: 'hotel', id: 'anse-rose', action: 'shared' };
    await waitFor(() => expect(counted).toEqual([JSON.stringify(shared)]));
  });

  it('« Partager » copies the link when the share sheet fails', async () => {
    share.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await pressShare('Lien copié dans le presse-papiers!');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('« Partager » shows an error when the link can be neither shared nor copied', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(await pressShare('Impossible de partager ou copier le lien')).toEqual([]);
  });

  it('« Partager » shows, copies and counts nothing when the visitor cancels the share sheet', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    show();
    press('Partager');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await vi.dynamicImportSettled();
    expect([toasts(), writeText.mock.calls]).toEqual([[], []]);
  });
});

test('adding a hotel to the favourites and removing it are each confirmed once stored, and the removal can be undone', async () => {
  show();
  press('Sauvegarder');
  await screen.findByText('Hôtel ajouté aux favoris');
  expect(storedFavourites()).toMatchObject([{ hotel: { id: 'anse-rose' } }]);
  expect(screen.getByRole('button', { name: 'Sauvegardé', pressed: true })).toBeTruthy();
  press('Sauvegardé');
  await screen.findByText('Hôtel retiré des favoris');
  expect(storedFavourites()).toEqual([]);
  press('Annuler');
  expect(await screen.findByRole('button', { name: 'Sauvegardé' })).toBeTruthy();
});

test('adding a hotel to the favourites warns the visitor if the browser keeps favourites only until the page closes', async () => {
  simulatedDisk.isFull = true;
  show();
  press('Sauvegarder');
  await screen.findByText(/ne garde rien pour ce site/);
});

test('showing a newer version of a hotel updates its copy in the favourites, showing an older version does not', async () => {
  const before = buildHotel({ updated_at: '2026-11-02T09:00:00.000Z' });
  const after = buildHotel({ updated_at: '2026-11-14T09:00:00.000Z', price: 1_250 });
  const prices = () => storedFavourites()?.map((entry) => entry.hotel.price);
  await saveFavourite(before);
  const { rerender } = show(after);
  await waitFor(() => expect(prices()).toEqual([1_250]));
  rerender(<HotelActionBar hotel={before} />);
  await act(async () => vi.dynamicImportSettled());
  expect(prices()).toEqual([1_250]);
});
