import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterHotels,
  groupHotelsByRegion,
  toHotelFilterResult,
} from '#domain/hotel/hotel-filter.later.ts';
import {
  BUDGET_MAX,
  BUDGET_STEP,
  type HotelFilter,
  type HotelSortOrder,
  parseHotelFilter,
  REGIONS,
  type Region,
  SORT_ORDERS,
} from '#domain/hotel/hotel-filter.ts';
import { sortBySimilarity } from '#domain/hotel/similar-hotels.ts';
import { buildHotelSummaries, buildHotelSummary } from '../features/hotels/build-hotel-summary.ts';
import { anyText } from './any-text.ts';

const hotel = (name: string, location: string, region: Region | null = 'Europe', price = 500) => ({
  id: name,
  name,
  location,
  region,
  price,
  rating: 0,
});
const names = (hotels: { name: string }[]) => hotels.map(({ name }) => name);

const hotels = [
  hotel('Palais du Cœur', 'Évian, France', 'Europe', 2000),
  hotel('Le Pavillon', 'Kyoto, Japon', 'Asie', 0),
  hotel('Casa  Azul', 'São Paulo, Brésil', 'Amérique', 2001),
  hotel('L’Île', 'Mahé', 'Océan indien', 1999),
];

const anyFilter = fc.record({
  q: anyText({ maxLength: 5 }).map((q) => q || undefined),
  region: fc.constantFrom(undefined, ...REGIONS),
  budget: fc.option(
    fc.integer({ min: 0, max: 19 }).map((step) => step * 100),
    { nil: undefined },
  ),
  offre: fc.constantFrom(undefined, 'spa', 'mer-spa'),
  ouvert: fc.constantFrom(undefined, 8),
  tri: fc.constantFrom(undefined, 'prix'),
});
const anyHotel = fc.record({
  id: anyText(),
  name: anyText(),
  location: anyText(),
  region: fc.constantFrom(null, ...REGIONS),
  price: fc.nat(3000),
  rating: fc.nat(5),
});

describe('filterHotels', () => {
  it('an empty hotel filter keeps every hotel that costs at most 2,000 €, the highest budget', () => {
    expect(names(filterHotels(hotels, {}))).toEqual(['Palais du Cœur', 'Le Pavillon', 'L’Île']);
  });

  it.each([
    ['coeur', 'Palais du Cœur'],
    ["l'ile", 'L’Île'],
    ['  kyoto,   japon ', 'Le Pavillon'],
    ['ile-l', 'L’Île'],
    ['pav\u00adillon\u200b', 'Le Pavillon'],
    ['pavillon mahe', null],
    ['pavillon oto', null],
    ['otojapon', null],
    ['jap pav', 'Le Pavillon'],
  ])('the hotel search « %s » finds %s', (q, expected) => {
    expect(names(filterHotels(hotels, { q }))).toEqual(expected === null ? [] : [expected]);
  });

  it.each([
    ['cote dazur', "L'Hôtel de la Côte d’Azur"],
    ['l’hotel', "L'Hôtel"],
    ['lion dor', 'Auberge du Lion d’Or'],
    ['aix en provence', 'Aix-en-Provence'],
    ['lile maurice', 'L’Île Maurice'],
    ['st tropez', 'Saint-Tropez'],
    ['tropez saint', 'St-Tropez'],
    ['nt-tropez', 'Saint-Tropez'],
    ['sainte max', 'Ste Maxime'],
  ])('the hotel search « %s » finds « %s »', (q, place) => {
    const found = hotel('', place);
    expect(filterHotels([hotel('Été', ''), found], { q })).toEqual([found]);
  });

  it('a hotel search finds any words of a hotel’s name and location, in any order and joined by any sign, but no hotel that lacks one of them', () => {
    const one = hotel('Hôtel d\u00ad’Angle du Lac-Blanc', 'Haute-Engadine, Suisse');
    const words = ['hotel', 'd', 'angle', 'lac', 'blanc', 'haute', 'engadine', 'suisse'];
    const joined = fc.constantFrom(' ', '-', '’', "'", ', ', '\u2011', '\u00a0');
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: 1 }), joined, (some, sign) => {
        expect(filterHotels([one], { q: some.join(sign) })).toEqual([one]);
        expect(filterHotels([one], { q: [...some, 'mer'].join(sign) })).toEqual([]);
      }),
    );
  });

  it('the region filter returns the hotels of the chosen region, without those above the highest budget', () => {
    expect(names(filterHotels(hotels, { region: 'Asie' }))).toEqual(['Le Pavillon']);
    expect(filterHotels(hotels, { region: 'Amérique' })).toEqual([]);
  });

  it('the budget filter excludes hotels above the budget, not those of unknown price, stored as 0', () => {
    expect(names(filterHotels(hotels, { budget: 0 }))).toEqual(['Le Pavillon']);
    expect(names(filterHotels(hotels, { budget: 1900 }))).toEqual(['Le Pavillon']);
  });

  it('filtering by amenities and a month excludes hotels that lack an amenity or are closed that month; a hotel without stored months is open all year', () => {
    const [palace, pavilion, casa, island] = hotels;
    const list = [
      { ...palace, kinds: ['piscine', 'spa'], months: [12, 1, 2] },
      { ...pavilion, kinds: ['spa'], months: [7, 8] },
      { ...casa, price: 900, kinds: ['piscine'] },
      { ...island },
    ].map((one) => ({ ...hotel('', ''), ...one }));
    const found = (filter: HotelFilter) => names(filterHotels(list, filter));
    expect(found({ offre: 'spa' })).toEqual(['Palais du Cœur', 'Le Pavillon']);
    expect(found({ offre: 'spa-piscine' })).toEqual(['Palais du Cœur']);
    expect(found({ offre: 'spa', ouvert: 8 })).toEqual(['Le Pavillon']);
    expect(found({ ouvert: 12 })).toEqual(['Palais du Cœur', 'Casa  Azul', 'L’Île']);
  });

  it.each([
    ['moins de 2 000 €', ['Palais du Cœur', 'Le Pavillon', 'L’Île']],
    ['moins de 1999', ['Le Pavillon', 'L’Île']],
    ['moins de 1.999 €', ['Le Pavillon', 'L’Île']],
    ['Kyoto jusqu’à 800 euros', ['Le Pavillon']],
    ['Mahé, sous 800', []],
  ])('the hotel search « %s » finds only hotels up to the price that it names', (q, expected) => {
    expect(names(filterHotels(hotels, { q }))).toEqual(expected);
  });

  it('a hotel search also finds the hotels of a destination whose name matches', () => {
    const list = hotels.map((one, id) => ({ ...one, id: String(id) }));
    expect(names(filterHotels(list, { q: 'asie' }, new Set(['1'])))).toEqual(['Le Pavillon']);
  });

  it('a hotel is found by any fragment of its name or location', () => {
    fc.assert(
      fc.property(anyHotel, fc.nat(), fc.nat(), fc.boolean(), (one, from, length, inName) => {
        const points = [...(inName ? one.name : one.location)];
        const start = points.length === 0 ? 0 : from % points.length;
        const q = points.slice(start, start + 1 + (length % 8)).join('');
        expect(filterHotels([one], { q, budget: 3000 })).toEqual([one]);
      }),
    );
  });

  it('the hotel search ignores case and accents', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aàbcçeéèêiîïnoôuùûœæ '), minLength: 1 });
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    fc.assert(
      fc.property(letters, (name) => {
        const list = [hotel(name, 'Ici')];
        for (const q of [name.toUpperCase(), plain(name), plain(name).toUpperCase()]) {
          expect(filterHotels(list, { q })).toEqual(list);
        }
      }),
    );
  });

  it('filtered hotels keep their order, and are all in the chosen region and within the chosen budget', () => {
    fc.assert(
      fc.property(fc.array(anyHotel), anyFilter, (list, wanted) => {
        const kept = filterHotels(list, wanted);
        expect(kept).toEqual(list.filter((one) => kept.includes(one)));
        for (const one of kept) {
          expect(one.price).toBeLessThanOrEqual(wanted.budget ?? BUDGET_MAX);
          expect([one.region, undefined]).toContain(wanted.region);
        }
        expect(filterHotels(kept, wanted)).toEqual(kept);
      }),
    );
  });
});

describe('the filter in the URL', () => {
  it('the hotel filter reads valid URL parameters, and ignores other parameters', () => {
    expect(parseHotelFilter({ q: 'spa', region: 'Asie', budget: 300, page: 2 })).toEqual({
      q: 'spa',
      region: 'Asie',
      budget: 300,
    });
    expect(parseHotelFilter({ budget: -0 }).budget).toBe(0);
    expect(parseHotelFilter({ budget: '300' }).budget).toBe(300);
    expect(parseHotelFilter({ q: 1900 }).q).toBe('1900');
    expect(parseHotelFilter({ q: 'a'.repeat(500) }).q).toHaveLength(100);
  });

  it.each([
    { q: ['a'] },
    { q: null },
    { region: 'all' },
    { region: 'Afrique' },
    { budget: 2000 },
    { budget: -100 },
    { budget: 2100 },
    { budget: 150 },
    { budget: Number.NaN },
    { offre: '' },
    { ouvert: 13 },
    { tri: 'hasard' },
    {},
  ])('the hotel filter ignores the URL parameters %j', (search) => {
    expect(parseHotelFilter(search)).toEqual({});
  });

  it('the hotel filter never throws on URL parameters of any type', () => {
    fc.assert(
      fc.property(
        fc.record({ q: fc.anything(), region: fc.anything(), budget: fc.anything() }),
        (search) => {
          const read = parseHotelFilter(search);
          expect(['string', 'undefined']).toContain(typeof read.q);
          expect([undefined, ...REGIONS]).toContain(read.region);
          expect((read.budget ?? 0) % BUDGET_STEP).toBe(0);
        },
      ),
    );
  });

  it('parsing a valid hotel filter leaves it unchanged', () => {
    fc.assert(
      fc.property(anyFilter, (wanted) => {
        expect(parseHotelFilter(wanted)).toEqual(wanted);
      }),
    );
  });
});

it('hotels are grouped by region and sorted by French name, with hotels without a region last', () => {
  const hotels = [
    { name: 'Sans région', region: null },
    { name: 'Zermatt', region: 'Europe' as const },
    { name: 'Momiji', region: 'Asie' as const },
    { name: 'Évian', region: 'Europe' as const },
    { name: 'Forum', region: 'Europe' as const },
  ];
  expect(
    groupHotelsByRegion(hotels).map((group) => [
      group.region,
      group.hotels.map(({ name }) => name),
    ]),
  ).toEqual([
    ['Europe', ['Évian', 'Forum', 'Zermatt']],
    ['Asie', ['Momiji']],
    [null, ['Sans région']],
  ]);
  expect(groupHotelsByRegion([])).toEqual([]);
});

it('hotels are sorted by price or by rating, and those without a price or a rating come last', () => {
  const rated = [
    { price: 900, rating: 4.2 },
    { price: 0, rating: 4.9 },
    { price: 300, rating: 0 },
  ].map((one) => buildHotelSummary({ ...one, name: `${one.price}` }));
  const sorted = (tri?: HotelSortOrder) => names(toHotelFilterResult(rated, { tri }).hotels);
  expect([...SORT_ORDERS, undefined].map(sorted)).toEqual([
    ['300', '900', '0'],
    ['900', '300', '0'],
    ['0', '900', '300'],
    ['900', '0', '300'],
  ]);
});

it('a list of similar hotels begins with those that share country, amenities or price with the hotel, and leaves out the hotel itself', () => {
  const own = { ...buildHotelSummary({ id: 'own' }), kinds: ['spa', 'ski'] };
  const other = (id: string, change: object) => ({
    ...own,
    id,
    location: 'Oslo, Norvège',
    ...change,
  });
  const others = [
    other('own', {}),
    other('dear', { price: 5000, kinds: [] }),
    other('swiss', { location: 'Bâle, Suisse', price: 5000 }),
    other('spa', { price: 800, kinds: ['spa'] }),
    other('all', { price: 850 }),
  ];
  expect(sortBySimilarity(own, others).map(({ id }) => id)).toEqual([
    'swiss',
    'all',
    'spa',
    'dear',
  ]);
});

it('without a chosen budget, hotels above the highest budget that match the other filters are counted, and the first of these are named', () => {
  const dear = buildHotelSummaries(40).map((one) => ({ ...one, price: 2_500 }));
  const above = (filter: HotelFilter) => toHotelFilterResult(dear, filter).above;
  const { count, hotels: found, regions } = toHotelFilterResult(dear, {});
  expect([count, found, regions]).toEqual([0, [], REGIONS]);
  expect(above({}).count).toBe(40);
  expect(above({}).named[1]).toEqual({ id: 'hotel-1', name: 'Hôtel 1' });
  expect(above({}).named.length).toBeLessThan(20);
  expect(above({ region: 'Asie' }).count).toBe(10);
  expect(above({ budget: 1900 }).count).toBe(0);
});
