export const HOTEL_TABS = ['experience', 'services', 'emplacement'] as const;
export type HotelTab = (typeof HOTEL_TABS)[number];

/** The tab in the URL; absent means the first. */
type HotelTabSearch = { onglet?: HotelTab | undefined };

/** Reads the tab from the URL. Never throws: an unknown one counts as absent. */
export function parseHotelTabSearch({ onglet }: Record<string, unknown>): HotelTabSearch {
  return { onglet: HOTEL_TABS.find((known) => known === onglet) };
}

/** The search parameters of a tab; the first tab has none. */
export function toHotelTabSearch(tab: HotelTab): HotelTabSearch {
  return tab === 'experience' ? {} : { onglet: tab };
}
