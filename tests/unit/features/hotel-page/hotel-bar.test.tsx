// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HotelBar } from '#features/hotel-page/hotel-bar.tsx';
import { answer } from '../../../support/network.ts';
import { toasts } from '../../../support/toasts.ts';
import { renderInRouter } from '../in-router.tsx';
import { aHotel } from './a-hotel.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the share sheet, which settles as `end` does; returns the figures that were sent. */
async function pressShare(end: () => Promise<void>): Promise<string[]> {
  const counted: string[] = [];
  answer('/api/figures', (_, { body }) => {
    counted.push(String(body));
    return new Response();
  });
  const share = vi.fn(end);
  vi.stubGlobal('navigator', { onLine: true, share });
  renderInRouter(<HotelBar hotel={aHotel()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Partager' }));
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  await vi.dynamicImportSettled();
  return counted;
}

test('sharing a hotel is counted', async () => {
  const counted = await pressShare(async () => undefined);
  const shared = { kind: 'hotel', id: 'anse-rose', action: 'shared' };
  await vi.waitFor(() => expect(counted).toEqual([JSON.stringify(shared)]));
  await screen.findByText('Lien partagé avec succès!');
});

test('closing the share sheet without sharing is not counted', async () => {
  const counted = await pressShare(() => Promise.reject(new DOMException('', 'AbortError')));
  expect([counted, toasts()]).toEqual([[], []]);
});
