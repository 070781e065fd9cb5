export const REGIONS = ['Europe', 'Asie', 'Amérique', 'Océan indien'] as const;
export type Region = (typeof REGIONS)[number];

export const BUDGET_MAX = 2000;
export const BUDGET_STEP = 100;
export const QUERY_MAX = 100;

const isBudget = (budget: number) =>
  budget >= 0 && budget <= BUDGET_MAX && budget % BUDGET_STEP === 0;

export type HotelFilter = { q: string; region: Region | 'all'; budget: number };

export type HotelSearch = {
  q?: string | undefined;
  region?: Region | undefined;
  budget?: number | undefined;
};

/** Reads the hotel filter from the URL, without valibot, because every first view loads this file. */
export function parseHotelSearch(search: Record<string, unknown>): HotelSearch {
  const { q, budget } = search;
  return {
    // Unreadable parameters are set to undefined, because the router merges the result into the raw parameters.
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, QUERY_MAX) : undefined,
    region: REGIONS.find((known) => known === search.region),
    // Math.abs, because `?budget=-0` would be shown as « -0 € ».
    budget: typeof budget === 'number' && isBudget(budget) ? Math.abs(budget) : undefined,
  };
}

export function toHotelFilter({ q = '', region, budget = BUDGET_MAX }: HotelSearch): HotelFilter {
  return { q, region: region ?? 'all', budget };
}

export const DEFAULT_HOTEL_FILTER = toHotelFilter({});
