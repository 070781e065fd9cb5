// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toggleFavourite } from '#data/change-favourites.ts';
import { useIsFavourite } from '#data/favourites.ts';
import { SaveButton } from '#features/hotel-page/hotel-bar.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';
import { aHotel } from './a-hotel.ts';

// @vitest-environment jsdom

vi.mock('#ui/toast/toast.ts', () => ({ toastSuccess: vi.fn() }));
vi.mock('#data/change-favourites.ts', () => ({ toggleFavourite: vi.fn() }));
vi.mock('#data/favourites.ts', () => ({ useIsFavourite: vi.fn() }));

const hotel = aHotel();

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

test.each([
  { saved: false, label: 'Sauvegarder', outcome: 'added', toast: 'Hôtel ajouté aux favoris' },
  { saved: true, label: 'Sauvegardé', outcome: 'removed', toast: 'Hôtel retiré des favoris' },
] as const)('$label: says « $toast » once it is done', async ({ saved, label, outcome, toast }) => {
  let finish = () => {};
  vi.mocked(toggleFavourite).mockReturnValue(
    new Promise((resolve) => {
      finish = () => resolve(outcome);
    }),
  );
  vi.mocked(useIsFavourite).mockReturnValue(saved);
  render(<SaveButton hotel={hotel} />);
  const button = screen.getByRole('button', { name: label, pressed: saved });

  fireEvent.click(button);
  expect(toggleFavourite).toHaveBeenCalledExactlyOnceWith(hotel);
  expect(toastSuccess).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(toastSuccess).toHaveBeenCalledExactlyOnceWith(toast);
});

test('shows the state of its own hotel, with a filled heart when saved', () => {
  vi.mocked(useIsFavourite).mockImplementation((id) => id === 'anse-rose');
  const { container, rerender } = render(<SaveButton hotel={hotel} />);
  const fill = () => container.querySelector('svg')?.getAttribute('fill');
  expect(fill()).toBe('currentColor');
  rerender(<SaveButton hotel={aHotel({ id: 'mon-repentir' })} />);
  expect(fill()).toBe('none');
});
