// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { ShareTargetPage } from '#features/share-target/share-target-page.tsx';
import { toastInfo } from '#ui/toast/toast.ts';
import { buildHotel } from '../hotel-list/build-hotel.ts';

vi.mock('#ui/toast/toast.ts', () => ({ toastInfo: vi.fn() }));

const HOTELS = [buildHotel({ id: 'momiji', name: 'Ryokan Momiji' })];

/** What the page leads to when it is opened with that query. */
async function open(query: string, readHotels = async (): Promise<HotelSummary[]> => HOTELS) {
  history.replaceState(null, '', `/partager?${query}`);
  const onTarget = vi.fn();
  render(<ShareTargetPage readHotels={readHotels} onTarget={onTarget} />);
  await vi.waitFor(() => expect(onTarget).toHaveBeenCalledOnce());
  return onTarget.mock.calls[0]?.[0];
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a link to one of our hotels, in whatever parameter', async () => {
  const link = encodeURIComponent(`${location.origin}/hotels/anse-rose`);
  expect(await open(`url=${link}`)).toEqual({ hotel: 'anse-rose' });
  expect(await open(`title=Un%20titre&text=${link}`)).toEqual({ hotel: 'anse-rose' });
});

test('a text that names a hotel', async () => {
  expect(await open('text=Le%20ryokan%20momiji%20!')).toEqual({ search: 'Ryokan Momiji' });
  expect(toastInfo).not.toHaveBeenCalled();
});

test('anything else: the list, and a word', async () => {
  expect(await open('')).toEqual({ search: null });
  expect(toastInfo).toHaveBeenCalledOnce();
});

test('where the hotels cannot be read, the list is left to say so', async () => {
  const failing = () => Promise.reject(new Error('offline'));
  expect(await open('text=Momiji', failing)).toEqual({ search: null });
  expect(toastInfo).not.toHaveBeenCalled();
});
