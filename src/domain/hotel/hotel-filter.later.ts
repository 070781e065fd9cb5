import { foldToSpacedWords } from '#domain/text/fold-text.ts';
import {
  hasEveryWord,
  type SearchableText,
  toSearchableText,
} from '#domain/text/matches-search.ts';
import type { ListedHotel } from './hotel.ts';
import {
  BUDGET_MAX,
  type HotelFilter,
  type HotelFilterResult,
  type HotelSortOrder,
  REGIONS,
  type Region,
} from './hotel-filter.ts';

// Folded texts of each hotel, computed once: folding 5,000 names takes longer than searching them.
const foldedTexts = new WeakMap<ListedHotel, SearchableText>();

function searchedText(hotel: ListedHotel): SearchableText {
  const cachedText = foldedTexts.get(hotel);
  if (cachedText !== undefined) return cachedText;
  const folded = toSearchableText(`${hotel.name} ${hotel.location}`);
  foldedTexts.set(hotel, folded);
  return folded;
}

/** Returns true if each word of a parsed search begins a word of the text. */
export const hasWordsBeginningWith = (text: SearchableText, words: string): boolean =>
  hasEveryWord(
    text,
    words.split(' ').map((word) => ` ${word}`),
  );

const LIMIT =
  /(?:^|\s)(?:moins de|jusqu.à|sous|maximum) (\d{1,3}(?:[\s.]\d{3})+|\d+)\s*(?:€|euros?\b)?/i;

/** Parses « Alpes, moins de 800 € » into the folded words and the highest price. */
export function parseHotelSearchText(q: string): { words: string; limit: number } {
  const [limitText = '', amount = 'Infinity'] = LIMIT.exec(q) ?? [];
  return {
    words: foldToSpacedWords(q.replace(limitText, ' ')),
    limit: Number(amount.replace(/[\s.]/g, '')),
  };
}

/** Parses the chosen kinds of amenities in the URL: « piscine-spa ». */
export const parseChosenAmenityKinds = ({ offre = '' }: Pick<HotelFilter, 'offre'>): string[] =>
  offre.split('-').filter(Boolean);

/** Returns whether a hotel is open in a month, 1 to 12; a hotel without months counts as open all year. */
const isOpenInMonth = ({ months = [] }: ListedHotel, month: number): boolean =>
  months.length === 0 || months.includes(month);

/**
 * Filters hotels. The search finds a hotel if each of its words begins a word of the hotel's name or place, if the
 * whole search occurs in the name followed by the place, or if `idsInDestinations`, the ids of the hotels in
 * destinations that the search names, has the hotel.
 */
export function filterHotels(
  hotels: readonly ListedHotel[],
  filter: HotelFilter,
  idsInDestinations?: ReadonlySet<string>,
): ListedHotel[] {
  const { words, limit } = parseHotelSearchText(filter.q ?? '');
  const isFound = (text: SearchableText) =>
    text.words.includes(words) || hasWordsBeginningWith(text, words);
  const budget = Math.min(filter.budget ?? BUDGET_MAX, limit);
  const kinds = parseChosenAmenityKinds(filter);
  const month = filter.ouvert ?? 0;
  return hotels.filter(
    (hotel) =>
      (filter.region === undefined || hotel.region === filter.region) &&
      hotel.price <= budget &&
      kinds.every((kind) => hotel.kinds?.includes(kind)) &&
      (month === 0 || isOpenInMonth(hotel, month)) &&
      (isFound(searchedText(hotel)) || idsInDestinations?.has(hotel.id)),
  );
}

/** Sort orders of the list; hotels without a price or rating come last. */
const COMPARE: Record<HotelSortOrder, (a: ListedHotel, b: ListedHotel) => number> = {
  prix: (a, b) => (a.price || Number.MAX_VALUE) - (b.price || Number.MAX_VALUE),
  'prix-haut': (a, b) => b.price - a.price,
  note: (a, b) => b.rating - a.rating,
};

const NAMED_ABOVE_BUDGET_MAX = 12;

export function toHotelFilterResult(
  hotels: readonly ListedHotel[],
  filter: HotelFilter,
  idsInDestinations?: ReadonlySet<string>,
): HotelFilterResult {
  const matchingHotels = filterHotels(hotels, filter, idsInDestinations);
  const regionsWithHotels = new Set(hotels.map((hotel) => hotel.region));
  // If the visitor set no budget, hotels above the slider's highest price are listed separately, below the list.
  const dearHotels =
    filter.budget === undefined ? hotels.filter(({ price }) => price > BUDGET_MAX) : [];
  const unlimited = { ...filter, budget: Number.POSITIVE_INFINITY };
  const matchingDearHotels = filterHotels(dearHotels, unlimited, idsInDestinations);
  const named = matchingDearHotels
    .slice(0, NAMED_ABOVE_BUDGET_MAX)
    .map(({ id, name }) => ({ id, name }));
  return {
    hotels: filter.tri ? matchingHotels.sort(COMPARE[filter.tri]) : matchingHotels,
    count: matchingHotels.length,
    regions: REGIONS.filter((region) => regionsWithHotels.has(region)),
    above: { count: matchingDearHotels.length, named },
  };
}

const inFrench = new Intl.Collator('fr');

/** Groups hotels by region, hotels without a region last; sorts each group by name in French. */
export function groupHotelsByRegion<THotel extends Pick<ListedHotel, 'name' | 'region'>>(
  hotels: readonly THotel[],
): { region: Region | null; hotels: THotel[] }[] {
  return [...REGIONS, null]
    .map((region) => ({
      region,
      hotels: hotels
        .filter((hotel) => hotel.region === region)
        .sort((a, b) => inFrench.compare(a.name, b.name)),
    }))
    .filter((group) => group.hotels.length > 0);
}
