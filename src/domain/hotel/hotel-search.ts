export const REGIONS = ['Europe', 'Asie', 'Amérique', 'Océan indien'] as const;
export type Region = (typeof REGIONS)[number];

export const BUDGET_MAX = 2000;
export const BUDGET_STEP = 100;
export const QUERY_MAX = 100;

const isBudget = (budget: number) =>
  budget >= 0 && budget <= BUDGET_MAX && budget % BUDGET_STEP === 0;

/** More choices, as the URL has them: `offre` « piscine-spa », `ouvert` 8, `tri` « prix ». */
type Refinement = {
  offre?: string | undefined;
  ouvert?: number | undefined;
  tri?: string | undefined;
};

export type HotelFilter = { q: string; region: Region | 'all'; budget: number } & Refinement;

export type HotelSearch = {
  q?: string | undefined;
  region?: Region | undefined;
  budget?: number | undefined;
} & Refinement;

const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, QUERY_MAX)
    : undefined;

/** Reads the hotel filter from the URL, without valibot, because every first view loads this file. */
export function parseHotelSearch(search: Record<string, unknown>): HotelSearch {
  const { q, budget, offre, ouvert, tri } = search;
  return {
    // The router merges this into the raw parameters: unreadable ones must become undefined.
    q: textIn(q),
    region: REGIONS.find((known) => known === search.region),
    // Math.abs, because `?budget=-0` would be shown as « -0 € ».
    budget: typeof budget === 'number' && isBudget(budget) ? Math.abs(budget) : undefined,
    offre: textIn(offre),
    // A text of digits would be quoted in the URL.
    ouvert: typeof ouvert === 'number' ? ouvert : undefined,
    tri: textIn(tri),
  };
}

export function toHotelFilter({ region, ...given }: HotelSearch): HotelFilter {
  return {
    ...given,
    q: given.q ?? '',
    region: region ?? 'all',
    budget: given.budget ?? BUDGET_MAX,
  };
}

export const DEFAULT_HOTEL_FILTER = toHotelFilter({});
