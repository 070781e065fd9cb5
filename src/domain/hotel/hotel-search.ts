export const REGIONS = ['Europe', 'Asie', 'Amérique', 'Océan indien'] as const;
export type Region = (typeof REGIONS)[number];

export const BUDGET_MAX = 2000;
export const BUDGET_STEP = 100;
export const QUERY_MAX = 100;

const BUDGETS = Array.from({ length: BUDGET_MAX / BUDGET_STEP + 1 }, (_, n) => n * BUDGET_STEP);
export const MONTH_NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** The names of the list's orders in the URL; without one, the newest hotels come first. */
export const ORDERS = ['prix', 'prix-haut', 'note'] as const;
export type Order = (typeof ORDERS)[number];

/** More choices, as the URL has them: `offre` « piscine-spa », `ouvert` 8, `tri` « prix ». */
type Refinement = {
  offre?: string | undefined;
  ouvert?: number | undefined;
  tri?: Order | undefined;
};

export type HotelFilter = { q: string; region: Region | 'all'; budget: number } & Refinement;

export type HotelSearch = {
  q?: string | undefined;
  region?: Region | undefined;
  budget?: number | undefined;
} & Refinement;

const textIn = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && value !== ''
    ? String(value).slice(0, QUERY_MAX)
    : undefined;

const choiceIn = <T>(value: unknown, all: readonly T[]) => all.find((known) => known === value);

/** Reads the hotel filter from the URL, without valibot, because every first view loads this file. */
export const parseHotelSearch = (search: Record<string, unknown>): HotelSearch => ({
  // The router merges this into the raw parameters: unreadable ones must become undefined.
  q: textIn(search.q),
  region: choiceIn(search.region, REGIONS),
  budget: choiceIn(search.budget, BUDGETS),
  offre: textIn(search.offre),
  ouvert: choiceIn(search.ouvert, MONTH_NUMBERS),
  tri: choiceIn(search.tri, ORDERS),
});

export function toHotelFilter({ region, ...given }: HotelSearch): HotelFilter {
  return {
    ...given,
    q: given.q ?? '',
    region: region ?? 'all',
    budget: given.budget ?? BUDGET_MAX,
  };
}

export const DEFAULT_HOTEL_FILTER = toHotelFilter(parseHotelSearch({}));
