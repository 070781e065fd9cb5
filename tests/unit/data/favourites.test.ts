import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { removeFavourite, toggleFavourite } from '#data/change-favourites.ts';
import { savedFavourites } from '#data/favourites.ts';
import { readFavourites } from '#data/read-favourites.ts';
import { keepImages, releaseImages } from '#data/saved-images.ts';
import { Hotel } from '#domain/hotel/hotel.ts';

vi.mock('#data/saved-images.ts', () => ({ keepImages: vi.fn(), releaseImages: vi.fn() }));

const hotel = (id: string) => v.parse(Hotel, { id, name: `Hôtel ${id}`, location: 'Ici' });
const ids = async () => (await savedFavourites()).map((entry) => entry.hotel.id);

beforeEach(async () => {
  for (const id of await ids()) await removeFavourite(id);
  vi.clearAllMocks();
});

it('saves whole hotels, latest first, with their images', async () => {
  expect(await toggleFavourite(hotel('a'))).toBe('added');
  expect(await toggleFavourite(hotel('b'))).toBe('added');
  expect(await ids()).toEqual(['b', 'a']);
  expect(keepImages).toHaveBeenCalledTimes(2);
});

it('removes a hotel with the images that no other saved hotel shows', async () => {
  await toggleFavourite(hotel('a'));
  await toggleFavourite(hotel('b'));
  expect(await toggleFavourite(hotel('a'))).toBe('removed');
  expect(await ids()).toEqual(['b']);
  expect(releaseImages).toHaveBeenCalledWith(hotel('a'), [hotel('b')]);
});

it('drops entries that cannot be read', () => {
  const good = { hotel: hotel('a'), saved_at: '2026-11-14T09:00:00.000Z' };
  expect(readFavourites([good, { hotel: 3 }, null, 'text'])).toEqual([good]);
  expect(readFavourites('a,b')).toEqual([]);
});
