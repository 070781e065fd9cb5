import type { HotelSummary } from '#domain/hotel/hotel.ts';
import type { HotelSearch } from '#domain/hotel/hotel-search.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { HotelExplorer } from './hotel-explorer.tsx';
import { GRID_LAYOUT } from './hotel-layouts.ts';

type AllHotelsProps = {
  hotels: readonly HotelSummary[];
  search: HotelSearch;
  onSearch: (search: HotelSearch) => void;
};

/** The hotels of /destinations: the section that « Retour aux hôtels » leads to. */
export function AllHotels(explorer: AllHotelsProps) {
  return (
    <div className="pt-11 pb-19 md:pt-18 md:pb-28">
      <section id="hotels-list" tabIndex={-1}>
        <VisuallyHidden as="h2">Tous les hôtels</VisuallyHidden>
        <HotelExplorer {...explorer} layout={GRID_LAYOUT} />
      </section>
    </div>
  );
}
