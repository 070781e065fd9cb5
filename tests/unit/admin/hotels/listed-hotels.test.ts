import { describe, expect, it } from 'vitest';
import { HOTEL_SECTION, hotelsSummary } from '#admin/features/hotels/hotel-texts.ts';
import {
  type HotelsSearch,
  hotelFilters,
  linkedHotels,
  listedHotels,
  NO_DESTINATION,
  readHotelsSearch,
} from '#admin/features/hotels/hotels-search.ts';
import { aHotel } from '../../features/hotel-page/a-hotel.ts';
import { aDestination } from '../destinations/a-destination.ts';

const PLANNED = { published: false, publish_at: '2026-12-01T08:00:00Z' };
const HOTELS = [
  aHotel({ id: 'b', name: 'Été', location: 'Nice', region: 'Europe', rating: 4.5, price: 900 }),
  aHotel({ id: 'a', name: 'Écume', location: 'Bali', region: 'Asie', price: 3000, featured: true }),
  aHotel({ id: 'c', name: 'Zénith', region: null, rating: 5, price: 0, ...PLANNED }),
];
const ids = (search: HotelsSearch, linked: ReadonlySet<string> | null = null) =>
  listedHotels(HOTELS, search, linked).map(({ id }) => id);

describe('the list of hotels', () => {
  it('keeps the order of the database unless sorted by a column', () => {
    expect(ids({})).toEqual(['b', 'a', 'c']);
    expect(ids({ tri: 'nom' })).toEqual(['a', 'b', 'c']);
    expect(ids({ tri: 'nom', ordre: 'desc' })).toEqual(['c', 'b', 'a']);
    expect(ids({ tri: 'localisation' })).toEqual(['a', 'c', 'b']);
    expect(ids({ tri: 'region', ordre: 'desc' })).toEqual(['b', 'a', 'c']);
    expect(ids({ tri: 'note' })).toEqual(['b', 'a', 'c']);
    expect(ids({ tri: 'prix', ordre: 'desc' })).toEqual(['a', 'b', 'c']);
    expect(ids({ tri: 'coup', ordre: 'desc' })[0]).toBe('a');
    expect(ids({ tri: 'publie' })[0]).toBe('c');
  });

  it('is searched by name or location, ignoring accents, at any price', () => {
    expect(ids({ q: 'ecume' })).toEqual(['a']);
    expect(ids({ q: 'BALI' })).toEqual(['a']);
    expect(ids({ q: 'lune' })).toEqual([]);
  });

  it('is filtered by region, favourites, publication and links', () => {
    expect(ids({ region: 'Europe' })).toEqual(['b']);
    expect(ids({ coup: 'oui' })).toEqual(['a']);
    expect(ids({ coup: 'non' })).toEqual(['b', 'c']);
    expect(ids({ publie: 'non' })).toEqual(['c']);
    expect(ids({ publie: 'oui', coup: 'non' })).toEqual(['b']);
    expect(ids({ publie: 'prevu' })).toEqual(['c']);
  });

  it('is filtered by a destination, or by « sans destination »', () => {
    const links = [
      { hotel_id: 'a', destination_id: 'bali' },
      { hotel_id: 'b', destination_id: 'nice' },
    ];
    const filtered = (destination: string) =>
      ids({ destination }, linkedHotels(links, { destination }));
    expect(filtered('bali')).toEqual(['a']);
    expect(filtered('disparue')).toEqual([]);
    expect(filtered(NO_DESTINATION)).toEqual(['c']);
    const options = hotelFilters([aDestination({ id: 'nice', destination_name: 'Nice' })]).at(-1);
    expect(options?.options).toEqual([
      { value: NO_DESTINATION, label: 'Sans destination' },
      { value: 'nice', label: 'Nice' },
    ]);
  });
});

describe('its URL search', () => {
  it('ignores invalid parameters', () => {
    const known = { q: 'lac', region: 'Asie', coup: 'oui', publie: 'non', tri: 'prix' };
    expect(readHotelsSearch({ ...known, ordre: 'desc', destination: 'aucune' })).toEqual({
      ...known,
      ordre: 'desc',
      destination: 'aucune',
    });
    const nothing = Object.keys(readHotelsSearch({})).map((key) => [key, {}]);
    const parsed = readHotelsSearch(Object.fromEntries(nothing));
    expect(Object.values(parsed).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('its texts', () => {
  it('agree in number', () => {
    expect(hotelsSummary(HOTELS)).toBe('3 maisons, dont 1 coup de cœur');
    expect(hotelsSummary(HOTELS.slice(0, 1))).toBe('1 maison');
    expect(HOTEL_SECTION.bulk.question(1)).toBe('Êtes-vous sûr de vouloir supprimer cet hôtel ?');
    expect(HOTEL_SECTION.bulk.question(3)).toBe(
      'Êtes-vous sûr de vouloir supprimer 3 hôtels\u202f?',
    );
    expect(HOTEL_SECTION.bulk.done(1)).toBe('1 hôtel supprimé');
    expect(HOTEL_SECTION.bulk.published(2)).toBe('2 hôtels publiés');
  });
});
