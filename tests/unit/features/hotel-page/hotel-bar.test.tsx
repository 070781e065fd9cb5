// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { count } from '#data/count.ts';
import { HotelBar } from '#features/hotel-page/hotel-bar.tsx';
import { shareLink } from '#features/hotel-page/share-link.ts';
import { renderInRouter } from '../in-router.tsx';
import { aHotel } from './a-hotel.ts';

vi.mock('#data/count.ts', () => ({ count: vi.fn() }));
vi.mock('#features/hotel-page/share-link.ts', () => ({ shareLink: vi.fn() }));

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

const pressShare = async (isShared: boolean) => {
  const shared = Promise.resolve(isShared);
  vi.mocked(shareLink).mockReturnValue(shared);
  renderInRouter(<HotelBar hotel={aHotel()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Partager' }));
  await shared;
  expect(shareLink).toHaveBeenCalledExactlyOnceWith({
    title: 'Anse Rose',
    path: '/hotels/anse-rose',
  });
};

test('counts a hotel that was shared', async () => {
  await pressShare(true);
  const shared = { kind: 'hotel', id: 'anse-rose', action: 'shared' };
  expect(count).toHaveBeenCalledExactlyOnceWith(shared);
});

test('counts nothing when the visitor thinks better of it', async () => {
  await pressShare(false);
  expect(count).not.toHaveBeenCalled();
});
