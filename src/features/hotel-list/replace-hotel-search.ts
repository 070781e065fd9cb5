import type { HotelSearch } from '#domain/hotel/hotel-search.ts';

export function replaceHotelSearch<TSearch extends HotelSearch>(
  before: TSearch,
  wanted: HotelSearch,
): Omit<TSearch, keyof HotelSearch> & HotelSearch {
  const { q, region, budget, ...others } = before;
  return { ...others, ...wanted };
}
