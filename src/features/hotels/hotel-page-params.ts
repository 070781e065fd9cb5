export const HOTEL_TAB_IDS = ['experience', 'services', 'emplacement'] as const;
export type HotelTabId = (typeof HOTEL_TAB_IDS)[number];

type HotelTabSearch = { onglet?: HotelTabId | undefined };

/** Reads the hotel page's tab from the URL; an unknown tab counts as absent. */
export function parseHotelPageParams({ onglet }: Record<string, unknown>): HotelTabSearch {
  return { onglet: HOTEL_TAB_IDS.find((tab) => tab === onglet) };
}
