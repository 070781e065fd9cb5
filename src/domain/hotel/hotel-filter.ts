import type { HotelSummary, ListedHotel } from './hotel.ts';

export const REGIONS = ['Europe', 'Asie', 'Amérique', 'Océan indien'] as const;
export type Region = (typeof REGIONS)[number];

export const BUDGET_MAX = 2000;
export const BUDGET_STEP = 100;
export const HOTEL_SEARCH_TEXT_MAX_LENGTH = 100;

// The budgets that a visitor can choose, below BUDGET_MAX, which means « no limit ».
const BUDGETS = Array.from({ length: BUDGET_MAX / BUDGET_STEP }, (_, n) => n * BUDGET_STEP);
export const MONTH_NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Names of the sort orders in the URL; without a sort order, the newest hotels come first. */
export const SORT_ORDERS = ['prix', 'prix-haut', 'note'] as const;
export type HotelSortOrder = (typeof SORT_ORDERS)[number];

/** The hotel filter, as in the URL; undefined fields filter nothing. Examples: `offre` is « piscine-spa », `ouvert` is 8. */
export type HotelFilter = {
  q?: string | undefined;
  region?: Region | undefined;
  budget?: number | undefined;
  offre?: string | undefined;
  ouvert?: number | undefined;
  tri?: HotelSortOrder | undefined;
};

const textIn = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && value !== ''
    ? String(value).slice(0, HOTEL_SEARCH_TEXT_MAX_LENGTH)
    : undefined;

const choiceIn = <T>(value: unknown, choices: readonly T[]) =>
  choices.find((choice) => choice === value || String(choice) === value);

/** Reads the hotel filter from the URL or from controls, without valibot, because every first view loads this file. */
export const parseHotelFilter = (search: Record<string, unknown>): HotelFilter => ({
  // The router merges this result into the raw parameters: unreadable parameters must be set to undefined.
  q: textIn(search.q),
  region: choiceIn(search.region, REGIONS),
  budget: choiceIn(search.budget, BUDGETS),
  offre: textIn(search.offre),
  ouvert: choiceIn(search.ouvert, MONTH_NUMBERS),
  tri: choiceIn(search.tri, SORT_ORDERS),
});

/** Number of hotels that a page shows at first: a number that fills whole rows at any width. */
export const FIRST_SHOWN_HOTELS_COUNT = 12;

/** A filtered list; `count` is the number of hotels found, of which `hotels` may hold only the first. */
export type HotelFilterResult = {
  hotels: ListedHotel[];
  count: number;
  regions: Region[];
  /**
   * Hotels that cost more than BUDGET_MAX but match the other filters: their number, and the first, whose names the
   * page shows.
   */
  above: { count: number; named: Pick<HotelSummary, 'id' | 'name'>[] };
};
