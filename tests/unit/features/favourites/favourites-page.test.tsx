// @vitest-environment happy-dom

import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFavourite, toggleFavourite } from '#data/change-favourites.ts';
import { useFavourites } from '#data/favourites.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { FavouritesPage } from '#features/favourites/favourites-page.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';
import { aHotel } from '../hotel-page/a-hotel.ts';
import { renderInRouter } from '../in-router.tsx';

vi.mock('#ui/toast/toast.ts', () => ({ toastSuccess: vi.fn() }));
vi.mock('#data/change-favourites.ts', () => ({
  removeFavourite: vi.fn(),
  toggleFavourite: vi.fn(),
}));
vi.mock('#data/favourites.ts', () => ({ useFavourites: vi.fn() }));
const getHotel = vi.hoisted(() => vi.fn<(id: string) => Promise<Hotel | null>>());
vi.mock('#data/network.ts', () => ({ isNetworkDead: async () => false }));
vi.mock('#data/read-hotels.ts', () => ({ getHotel }));

const anseRose = { hotel: aHotel(), saved_at: '2026-11-14T09:00:00.000Z' };
const ryokan = {
  hotel: aHotel({
    id: 'ryokan-momiji',
    name: 'Ryokan Momiji',
    location: 'Ohara, Kyoto, Japon',
    price: 980,
    rating: 5,
  }),
  saved_at: '2026-11-02T09:00:00.000Z',
};

const onShare = vi.fn();
const page = (sharedIds: string[] = []) => (
  <FavouritesPage sharedIds={sharedIds} onShare={onShare} />
);
const saved = (...entries: (typeof anseRose)[]) =>
  vi.mocked(useFavourites).mockReturnValue({ entries, ready: true });
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

beforeEach(() => {
  vi.clearAllMocks();
  getHotel.mockReset();
  saved();
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test('lists the saved hotels in order, from storage alone', () => {
  saved(anseRose, ryokan);
  renderInRouter(page());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vos favoris');
  expect(screen.getByText(/^Deux maisons gardées sur cet appareil/)).toBeTruthy();
  expect(rows()).toEqual([
    'Anse RoseLa Digue, Seychelles4,9À partir de 1\u202f180€/nuitEnregistré le 14 novembre 2026Relire la fiche',
    'Ryokan MomijiOhara, Kyoto, Japon5,0À partir de 980€/nuitEnregistré le 2 novembre 2026Relire la fiche',
  ]);
  const link = screen.getByRole('link', { name: 'Relire la fiche\u00a0: Ryokan Momiji' });
  expect(link.getAttribute('href')).toBe('/hotels/ryokan-momiji');
  expect(getHotel).not.toHaveBeenCalled();
});

test('removes a hotel, says so, and keeps the focus on the page', async () => {
  saved(anseRose, ryokan);
  renderInRouter(page());
  const button = screen.getByRole('button', { name: 'Retirer Ryokan Momiji des favoris' });
  await act(async () => fireEvent.click(button));
  expect(removeFavourite).toHaveBeenCalledExactlyOnceWith('ryokan-momiji');
  expect(toastSuccess).toHaveBeenCalledExactlyOnceWith('Hôtel retiré des favoris');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('an empty list links to the hotels', () => {
  renderInRouter(page());
  expect(screen.queryByRole('listitem')).toBeNull();
  const link = screen.getByRole('link', { name: 'Parcourir les hôtels' });
  expect(link.getAttribute('href')).toBe('/destinations');
  expect(screen.queryByRole('button', { name: 'Partager ma liste' })).toBeNull();
});

test('shows no count before the list has been read, as on the server', () => {
  vi.mocked(useFavourites).mockReturnValue({ entries: [], ready: false });
  const html = renderToString(<FavouritesPage sharedIds={[]} onShare={onShare} />);
  expect(html).toContain('Vos favoris');
  expect(html).toContain('Chargement de vos favoris…');
  expect(html).not.toContain('maison');
});

test('offers to share the list, and offline says what will return', async () => {
  saved(anseRose, ryokan);
  renderInRouter(page());
  expect(screen.getByText(/^Certains téléphones effacent/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Partager ma liste' }));
  expect(onShare).toHaveBeenCalledExactlyOnceWith({
    title: expect.any(String),
    path: '/favoris?hotels=anse-rose,ryokan-momiji',
  });

  await act(async () => onlineManager.setOnline(false));
  expect(
    screen.getByText(
      'Les disponibilités et le lien de réservation reviendront avec le réseau. D’ici là, rien n’est perdu.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/^Certains téléphones/)).toBeNull();
});

test('a shared list shows its hotels, and saves those that are missing', async () => {
  saved(anseRose);
  getHotel.mockImplementation(async (id) =>
    id === 'inconnu' ? null : id === 'anse-rose' ? anseRose.hotel : ryokan.hotel,
  );
  renderInRouter(page(['anse-rose', 'ryokan-momiji', 'inconnu']));
  const list = within(await screen.findByRole('region', { name: 'Une liste partagée avec vous' }));
  expect(list.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Anse Rose',
    'Ryokan Momiji',
  ]);
  await act(async () => fireEvent.click(list.getByRole('button', { name: 'Tout sauvegarder' })));
  expect(vi.mocked(toggleFavourite).mock.calls).toEqual([[ryokan.hotel]]);
  expect(toastSuccess).toHaveBeenCalledOnce();
});

test('a shared list that is saved already has nothing left to save', async () => {
  saved(anseRose);
  getHotel.mockResolvedValue(anseRose.hotel);
  renderInRouter(page(['anse-rose']));
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Tout est sauvegardé',
  });
  expect(button.disabled).toBe(true);
});

test('an unreadable shared list says so, and leaves the visitor’s own list alone', async () => {
  saved(ryokan);
  getHotel.mockRejectedValue(new Error('unreachable'));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderInRouter(page(['jamais-lu']), { queryClient });
  expect(await screen.findByText(/n’a pas pu être lue/)).toBeTruthy();
  const own = screen.getByRole('heading', { level: 2, name: 'Vos maisons' });
  expect(own.parentElement?.textContent).toContain('Ryokan Momiji');
});
