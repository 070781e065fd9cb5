// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFavourites } from '#data/favourites.ts';
// Loaded beforehand: on a busy machine a first import may take longer than `waitFor` waits.
import '#data/offline/keep-hotels.ts';
import { HotelKeeper } from '#features/favourites/hotel-keeper.tsx';
import { aHotel } from '../hotel-page/a-hotel.ts';

const keepSaved = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('#data/offline/keep-hotels.ts', () => ({ keepSaved }));
vi.mock('#data/favourites.ts', () => ({ useFavourites: vi.fn() }));

const saved = (count: number, ready = true) =>
  vi.mocked(useFavourites).mockReturnValue({
    entries: Array.from({ length: count }, () => ({ hotel: aHotel(), saved_at: '', note: '' })),
    ...{ ready, isInMemory: false, unreadable: 0 },
  });
const has = vi.fn<CacheStorage['has']>();

beforeEach(() => {
  vi.clearAllMocks();
  has.mockResolvedValue(false);
  vi.stubGlobal('caches', { has });
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test('keeps what was saved at each visit, and what is saved meanwhile', async () => {
  saved(1, false);
  const { rerender } = render(<HotelKeeper />);
  saved(1);
  rerender(<HotelKeeper />);
  await vi.waitFor(() => expect(keepSaved).toHaveBeenCalledTimes(1));
  saved(2);
  rerender(<HotelKeeper />);
  await vi.waitFor(() => expect(keepSaved).toHaveBeenCalledTimes(2));
});

test('without a network it waits', async () => {
  onlineManager.setOnline(false);
  saved(1);
  render(<HotelKeeper />);
  await act(async () => undefined);
  expect(keepSaved).not.toHaveBeenCalled();
  await act(async () => onlineManager.setOnline(true));
  await vi.waitFor(() => expect(keepSaved).toHaveBeenCalledOnce());
});

test('with nothing saved the code is loaded only to clear what is left', async () => {
  saved(0);
  const { unmount } = render(<HotelKeeper />);
  await vi.waitFor(() => expect(has).toHaveBeenCalledOnce());
  expect(keepSaved).not.toHaveBeenCalled();
  unmount();
  has.mockResolvedValue(true);
  render(<HotelKeeper />);
  await vi.waitFor(() => expect(keepSaved).toHaveBeenCalledOnce());
});
