export const HOTEL_TABS = ['experience', 'services', 'emplacement'] as const;
export type HotelTab = (typeof HOTEL_TABS)[number];

/** The tab in the URL; absent means the first one. */
type HotelTabSearch = { onglet?: HotelTab | undefined };

/** Reads the tab from the URL; it never throws: what is no tab counts as absent. */
export function parseHotelTabSearch({ onglet }: Record<string, unknown>): HotelTabSearch {
  return { onglet: HOTEL_TABS.find((known) => known === onglet) };
}

/** The shortest URL for a tab: the first one is left out. */
export function toHotelTabSearch(tab: HotelTab): HotelTabSearch {
  return tab === 'experience' ? {} : { onglet: tab };
}
