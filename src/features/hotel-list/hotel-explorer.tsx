import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hotelQueries } from '#data/queries.ts';
import { viewHotels } from '#domain/hotel/hotel-filter.ts';
import { type HotelList, hotelsIn } from '#domain/hotel/hotel-list.ts';
import { Button } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { AboveBudget } from './above-budget.tsx';
import { HotelFilters } from './hotel-filters.tsx';
import type { HotelLayout } from './hotel-layouts.ts';
import { HotelResults } from './hotel-results.tsx';
import { hotelFilterKey, useHotelFilter } from './use-hotel-filter.ts';

type HotelExplorerProps = { hotels: HotelList; layout: HotelLayout };

export function HotelExplorer({ hotels, layout }: HotelExplorerProps) {
  const { key, reset, ...state } = useHotelFilter();
  const { filter, isDefault } = state;
  const results = useRef<HTMLElement>(null);
  const [isMoreWanted, setMoreWanted] = useState(false);
  // A server-rendered part of the list stays on screen until the whole list is fetched.
  const part = Array.isArray(hotels) ? null : hotels;
  const shownKey = part ? hotelFilterKey(part.filter) : key;
  const isBehind = part !== null && (isMoreWanted || shownKey !== key);
  const { isError } = useQuery({ ...hotelQueries.list(), enabled: isBehind, staleTime: 0 });
  const view = Array.isArray(hotels) ? viewHotels(hotels, filter) : hotels;

  const resetAndStay = () => {
    reset();
    // The pressed button disappears: the focus must stay nearby.
    results.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <HotelFilters {...state} regions={view.regions} count={view.count} onReset={resetAndStay} />
      <section ref={results} tabIndex={-1} aria-label="Hôtels" className="pt-7.5 md:pt-11">
        {isBehind && isError && (
          <p role="alert" className="page-margins pb-7.5 text-note text-ink-2">
            La liste entière n’a pas pu être lue{'\u00a0'}: les filtres attendent une connexion.
          </p>
        )}
        {view.count > 0 ? (
          <HotelResults
            hotels={view.hotels}
            total={view.count}
            layout={layout}
            listKey={shownKey}
            onMore={() => setMoreWanted(true)}
          />
        ) : (
          <MessageState
            as="p"
            title="Aucun hôtel trouvé"
            text={
              hotelsIn(hotels).length > 0 || !isDefault
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
        <AboveBudget {...view.above} />
      </section>
    </>
  );
}
