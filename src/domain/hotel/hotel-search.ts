import { REGIONS, type Region } from './regions.ts';

export const BUDGET_MAX = 2000;
export const BUDGET_STEP = 100;
const QUERY_MAX = 100;

const isBudget = (budget: number) =>
  budget >= 0 && budget <= BUDGET_MAX && budget % BUDGET_STEP === 0;

/** The filter in the URL; what is absent has its default. */
export type HotelSearch = {
  q?: string | undefined;
  region?: Region | undefined;
  budget?: number | undefined;
};

/**
 * Reads the filter from the URL. It never throws: whatever cannot be read counts as absent. The
 * router reads « ?q=1900 » as a number, which is a text all the same. Written without valibot,
 * which the first view would have to load for these three fields.
 */
export function parseHotelSearch(search: Record<string, unknown>): HotelSearch {
  const { q, budget } = search;
  return {
    // The router keeps what is not overwritten: an unreadable value has to become undefined.
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, QUERY_MAX) : undefined,
    region: REGIONS.find((known) => known === search.region),
    budget: typeof budget === 'number' && isBudget(budget) ? budget : undefined,
  };
}
