import type { HotelSearch } from '#domain/hotel/hotel-search.ts';

/** Another filter in the URL; what else the URL says stays in it. */
export function replaceHotelSearch<TSearch extends HotelSearch>(
  before: TSearch,
  wanted: HotelSearch,
): Omit<TSearch, keyof HotelSearch> & HotelSearch {
  const { q, region, budget, ...others } = before;
  return { ...others, ...wanted };
}
