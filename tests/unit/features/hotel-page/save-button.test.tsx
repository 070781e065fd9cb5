// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshFavourite, toggleFavourite } from '#data/change-favourites.ts';
import { useFavourite } from '#data/favourites.ts';
import { tellKeeping } from '#data/offline/keeping.ts';
import { SaveButton } from '#features/hotel-page/save-button.tsx';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { aHotel } from './a-hotel.ts';

// @vitest-environment jsdom

vi.mock('#ui/toast/toast.ts', () => ({
  toastError: vi.fn(),
  toastInfo: vi.fn(),
  toastSuccess: vi.fn(),
}));
vi.mock('#data/change-favourites.ts', () => ({
  refreshFavourite: vi.fn(),
  toggleFavourite: vi.fn(),
}));
vi.mock('#data/favourites.ts', () => ({ useFavourite: vi.fn() }));

const hotel = aHotel();
const isSaved = (saved: boolean, copy = hotel) =>
  vi
    .mocked(useFavourite)
    .mockReturnValue(saved ? { hotel: copy, saved_at: '', note: '' } : undefined);

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

const undo = vi.fn();
const ADDED = { kind: 'added', isStored: true } as const;
const REMOVED = { kind: 'removed', undo } as const;

test.each([
  { saved: false, label: 'Sauvegarder', outcome: ADDED, toast: 'Hôtel ajouté aux favoris' },
  { saved: true, label: 'Sauvegardé', outcome: REMOVED, toast: 'Hôtel retiré des favoris' },
])('$label: says « $toast » once it is done', async ({ saved, label, outcome, toast }) => {
  let finish = () => {};
  vi.mocked(toggleFavourite).mockReturnValue(
    new Promise((resolve) => {
      finish = () => resolve(outcome);
    }),
  );
  isSaved(saved);
  render(<SaveButton hotel={hotel} />);
  const button = screen.getByRole('button', { name: label, pressed: saved });

  fireEvent.click(button);
  await vi.waitFor(() => expect(toggleFavourite).toHaveBeenCalledExactlyOnceWith(hotel));
  expect(toastSuccess).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(vi.mocked(toastSuccess).mock.calls.map(([message]) => message)).toEqual([toast]);
});

test('a removal can be undone', async () => {
  vi.mocked(toggleFavourite).mockResolvedValue(REMOVED);
  isSaved(true);
  render(<SaveButton hotel={hotel} />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(toastSuccess).toHaveBeenCalledOnce());
  const [, , action] = vi.mocked(toastSuccess).mock.lastCall ?? [];
  expect(action?.label).toBe('Annuler');
  action?.onPress();
  expect(undo).toHaveBeenCalledOnce();
});

test('says once that nothing outlives the visit', async () => {
  vi.mocked(toggleFavourite).mockResolvedValue({ kind: 'added', isStored: false });
  isSaved(false);
  render(<SaveButton hotel={hotel} />);
  for (const count of [1, 2]) {
    fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(toastSuccess).toHaveBeenCalledTimes(count));
  }
  expect(vi.mocked(toastSuccess).mock.calls.map(([, description]) => description)).toEqual([
    expect.stringMatching(/^Ce navigateur ne garde rien pour ce site/),
    undefined,
  ]);
});

test('shows how far the pictures are, and says once that the device is full', async () => {
  isSaved(true);
  render(<SaveButton hotel={hotel} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  const tell = (state: 'keeping' | 'full' | 'kept', kept: number) =>
    act(() =>
      tellKeeping({
        bytes: 0,
        hotels: new Map([[hotel.id, { kept, total: 9, bytes: 0, state }]]),
      }),
    );
  tell('keeping', 4);
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([4, 9]);
  tell('full', 4);
  tell('keeping', 5);
  tell('full', 5);
  expect(toastInfo).toHaveBeenCalledExactlyOnceWith('L’appareil est plein', expect.any(String));
  tell('kept', 9);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('shows the state of its own hotel, with a filled heart when saved', () => {
  vi.mocked(useFavourite).mockImplementation((id) =>
    id === 'anse-rose' ? { hotel, saved_at: '', note: '' } : undefined,
  );
  const { container, rerender } = render(<SaveButton hotel={hotel} />);
  const fill = () => container.querySelector('svg')?.getAttribute('fill');
  expect(fill()).toBe('currentColor');
  rerender(<SaveButton hotel={aHotel({ id: 'mon-repentir' })} />);
  expect(fill()).toBe('none');
});

test('the saved copy follows what is read, and never goes back', async () => {
  const before = aHotel({ updated_at: '2026-11-02T09:00:00.000Z' });
  const after = aHotel({ updated_at: '2026-11-14T09:00:00.000Z', price: 1_250 });
  isSaved(true, before);
  const { rerender } = render(<SaveButton hotel={after} />);
  await vi.waitFor(() => expect(refreshFavourite).toHaveBeenCalledExactlyOnceWith(after));
  isSaved(true, after);
  rerender(<SaveButton hotel={before} />);
  await act(async () => undefined);
  expect(refreshFavourite).toHaveBeenCalledOnce();
});

test('says so when what saves cannot be loaded', async () => {
  vi.mocked(toggleFavourite).mockRejectedValue(new TypeError('Failed to fetch'));
  isSaved(false);
  render(<SaveButton hotel={hotel} />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(toastError).toHaveBeenCalledOnce());
});
