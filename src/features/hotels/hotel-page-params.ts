export const HOTEL_TABS = ['experience', 'services', 'emplacement'] as const;
export type HotelTab = (typeof HOTEL_TABS)[number];

type HotelTabSearch = { onglet?: HotelTab | undefined };

/** Reads the hotel page's tab from the URL; an unknown tab counts as absent. */
export function parseHotelPageParams({ onglet }: Record<string, unknown>): HotelTabSearch {
  return { onglet: HOTEL_TABS.find((tab) => tab === onglet) };
}
