import { useRef } from 'react';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { filterHotels, hotelRegions, hotelsAboveBudget } from '#domain/hotel/hotel-filter.ts';
import type { HotelSearch } from '#domain/hotel/hotel-search.ts';
import { Button } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { AboveBudget } from './above-budget.tsx';
import { HotelFilters } from './hotel-filters.tsx';
import type { HotelLayout } from './hotel-layouts.ts';
import { HotelResults } from './hotel-results.tsx';
import { useHotelFilter } from './use-hotel-filter.ts';

type HotelExplorerProps = {
  hotels: readonly HotelSummary[];
  layout: HotelLayout;
  /** The filter in the URL. */
  search: HotelSearch;
  /** Replaces the URL. */
  onSearch: (search: HotelSearch) => void;
};

/** The filters and the hotels that match. */
export function HotelExplorer({ hotels, layout, search, onSearch }: HotelExplorerProps) {
  const { filter, key, isDefault, change, choose, reset, writeUrl } = useHotelFilter(
    search,
    onSearch,
  );
  const results = useRef<HTMLElement>(null);
  const found = filterHotels(hotels, filter);

  const resetAndStay = () => {
    reset();
    // The button disappears: the focus must stay nearby.
    results.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <HotelFilters
        filter={filter}
        isDefault={isDefault}
        regions={hotelRegions(hotels)}
        count={found.length}
        onChange={change}
        onChoose={choose}
        onSettled={writeUrl}
        onReset={resetAndStay}
      />
      <section ref={results} tabIndex={-1} aria-label="Hôtels" className="pt-7.5 md:pt-11">
        {found.length > 0 ? (
          <HotelResults hotels={found} layout={layout} listKey={key} />
        ) : (
          <MessageState
            as="p"
            title="Aucun hôtel trouvé"
            text={
              hotels.length > 0
                ? "Essayez d'ajuster vos filtres pour voir plus de résultats."
                : 'Notre sélection se prépare\u00a0: les premières maisons arrivent bientôt.'
            }
            action={
              !isDefault && (
                <Button variant="outline" onClick={resetAndStay}>
                  Réinitialiser les filtres
                </Button>
              )
            }
            className="page-margins py-11 md:py-22"
          />
        )}
        <AboveBudget hotels={hotelsAboveBudget(hotels, filter)} />
      </section>
    </>
  );
}
