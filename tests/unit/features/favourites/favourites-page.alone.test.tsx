// @vitest-environment happy-dom

import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { failReads, firestoreReads, publish } from '../../../support/fake-firestore.ts';
import { simulatedDisk } from '../../../support/fake-indexeddb.ts';
import { toasts } from '../../../support/toasts.ts';
import { buildHotel } from '../hotels/build-hotel.ts';
import { renderInRouter } from '../in-router.tsx';
import { storedFavourites, storeFavourites } from './store-favourites.ts';

const anseRose: FavouriteEntry = {
  hotel: buildHotel(),
  saved_at: '2026-11-14T09:00:00.000Z',
  note: '',
};
const ryokan = {
  hotel: buildHotel({
    id: 'ryokan-momiji',
    name: 'Ryokan Momiji',
    image: '/art/hotel-kyoto-1280.webp',
    location: 'Ohara, Kyoto, Japon',
    price: 980,
    rating: 5,
  }),
  saved_at: '2026-11-02T09:00:00.000Z',
  note: 'La chambre 9',
};
/** The share sheet of the device; by default the visitor closes the sheet. */
const share = vi.fn<typeof navigator.share>();
/** Opens the page in a new visit, with fresh modules. */
async function open({ sharedIds = [] }: { sharedIds?: string[] } = {}) {
  vi.resetModules();
  const { FavouritesPage } = await import('#features/favourites/favourites-page.tsx');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = <FavouritesPage sharedIds={sharedIds} compared={[]} />;
  renderInRouter(page, { queryClient });
  await waitForElementToBeRemoved(() => screen.queryByText('Chargement de vos favoris…'));
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

beforeEach(() => {
  share.mockReset().mockRejectedValue(new DOMException('Closed.', 'AbortError'));
  Object.assign(navigator, { share });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
  onlineManager.setOnline(true);
});

test('the favourites page lists the favourites in the order in which they are stored, without reading the database', async () => {
  storeFavourites(anseRose, ryokan);
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mes favoris');
  expect(screen.getByText(/^2 hôtels gardés sur cet appareil/)).toBeTruthy();
  expect(rows()).toEqual([
    'Anse RoseLa Digue, Seychelles4,9À partir de 1\u202f180€/nuitAjouté le 14 novembre 2026Comparer',
    'Ryokan MomijiOhara, Kyoto, Japon5,0À partir de 980€/nuitAjouté le 2 novembre 2026ComparerLa chambre 9',
  ]);
  const name = screen.getByRole('link', { name: 'Ryokan Momiji' });
  expect(name.getAttribute('href')).toBe('/hotels/ryokan-momiji');
  const pictures = [...document.querySelectorAll('a:has(img)')].map((one) =>
    one.getAttribute('href'),
  );
  expect(pictures).toEqual(['/hotels/anse-rose', '/hotels/ryokan-momiji']);
  expect(firestoreReads).toEqual([]);
});

test('each change to the note of a favourite is stored at once', async () => {
  storeFavourites(anseRose, ryokan);
  await open();
  const note = screen.getByRole('textbox', { name: 'Votre note\u00a0: Anse Rose' });
  fireEvent.change(note, { target: { value: 'Le bungalow du fond' } });
  await vi.waitFor(() => expect(storedFavourites()?.[0]?.note).toBe('Le bungalow du fond'));
  expect(note.getAttribute('maxlength')).toBe('500');
});

test('after a change to a note, the favourites page warns if the browser keeps favourites only until the page closes', async () => {
  storeFavourites(anseRose);
  simulatedDisk.isFull = true;
  await open();
  const note = screen.getByRole('textbox', { name: 'Votre note\u00a0: Anse Rose' });
  fireEvent.change(note, { target: { value: 'La 9' } });
  expect(await screen.findByText(/^Ce navigateur ne garde rien pour ce site/)).toBeTruthy();
});

test('the favourites page without favourites links to the hotels', async () => {
  await open();
  expect(screen.queryByRole('listitem')).toBeNull();
  const link = screen.getByRole('link', { name: 'Parcourir les hôtels' });
  expect(link.getAttribute('href')).toBe('/destinations');
  expect(screen.queryByRole('button', { name: 'Partager ma liste' })).toBeNull();
});

test('the favourites page offers to share the list, and when offline says what needs the network', async () => {
  storeFavourites(anseRose, ryokan);
  await open();
  expect(
    screen.getByText(/^Safari efface .* après sept jours sans visite, sauf s’il est installé/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Partager ma liste' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: expect.any(String),
    url: expect.stringMatching(/\/favoris\?hotels=anse-rose,ryokan-momiji$/),
  });

  await act(async () => onlineManager.setOnline(false));
  expect(
    screen.getByText(
      'Les disponibilités et le lien de réservation reviendront avec le réseau. D’ici là, rien n’est perdu.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/^Safari efface/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Partager ma liste' })).toBeTruthy();
});

test('of 21 favourites, the favourites page offers to share all, and to attach the first twenty to a holiday request', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({
    ...anseRose,
    hotel: buildHotel({ id: `h${index}` }),
  }));
  storeFavourites(...many);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Partager ma liste' }));
  expect(share.mock.lastCall?.[0]?.url).toMatch(/,h20$/);
  expect(
    screen.getByRole('link', { name: 'Joindre les 20 premiers à une demande de voyage' }),
  ).toBeTruthy();
});

test('a shared list of favourites that are already saved offers nothing to save, and counts hotels that are gone', async () => {
  storeFavourites(anseRose);
  publish('hotels', [anseRose.hotel]);
  await open({ sharedIds: ['anse-rose', 'parti'] });
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Tout est sauvegardé',
  });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/Hôtels introuvables : 1\./)).toBeTruthy();
});

test('a shared list of favourites whose hotels cannot be read shows an error, and the visitor’s own list is still shown', async () => {
  storeFavourites(ryokan);
  failReads('hotels');
  await open({ sharedIds: ['jamais-lu'] });
  expect(await screen.findByText(/n’a pas pu être lue/)).toBeTruthy();
  const own = screen.getByRole('heading', { level: 2, name: 'Mes hôtels' });
  expect(own.parentElement?.textContent).toContain('Ryokan Momiji');
});

test('importing a file of favourites adds each hotel once and keeps all notes, and the page says how many entries were read', async () => {
  storeFavourites({ ...anseRose, note: 'Le bungalow du fond' });
  await open();
  const list = [{ ...anseRose, note: 'En mai' }, ryokan, ryokan, { hotel: 3 }];
  const file = new File([JSON.stringify(list)], 'favoris.json');
  const input = document.querySelector('input[type=file]') ?? document.body;
  fireEvent.change(input, { target: { files: [file] } });
  await vi.waitFor(() =>
    expect(storedFavourites()?.map(({ hotel, note }) => [hotel.id, note])).toEqual([
      ['anse-rose', 'Le bungalow du fond\nEn mai'],
      ['ryokan-momiji', 'La chambre 9'],
    ]),
  );
  await vi.waitFor(() => expect(toasts().join()).toContain('Favoris revenus\u00a0: 3 sur 4'));
});
