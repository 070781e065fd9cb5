import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ComponentType, Fragment, useRef, useState } from 'react';
import {
  firstMatchingHotelsQuery,
  hotelFilterResultQuery,
} from '#data/queries/hotel-list-queries.ts';
import { hotelQueries } from '#data/queries/hotel-queries.ts';
import {
  BUDGET_MAX,
  type HotelFilter,
  type HotelFilterResult,
} from '#domain/hotel/hotel-filter.ts';
import { formatPriceWithoutSign, formatWholeNumber } from '#domain/text/format.ts';
import { Button } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { HotelFilters } from './hotel-filters.tsx';
import { type HotelListLayoutConfig, HotelResults } from './hotel-results.tsx';
import { serialiseHotelFilter, useHotelFilter } from './use-hotel-filter.ts';

type HotelListWithFiltersProps = {
  layout: HotelListLayoutConfig;
  /** Map of all hotels below the list or, with `vue=carte` in the URL, of the matching hotels in place of the list. */
  HotelMap?: ComponentType<{ filter?: HotelFilter | undefined }>;
};

export function HotelListWithFilters({ layout, HotelMap }: HotelListWithFiltersProps) {
  const { reset, ...state } = useHotelFilter();
  const { filter, isDefault } = state;
  const search = useSearch({ strict: false, shouldThrow: false });
  const isMap = HotelMap && search?.vue === 'carte';
  const { view, listKey, hasReadFailed, prepare, readAll } = useHotels(filter, isMap);
  const results = useRef<HTMLElement>(null);

  const resetAndStay = () => {
    reset();
    // Moves the focus to the list of hotels, because the reset button disappears once it is pressed.
    results.current?.focus({ preventScroll: true });
  };

  const matchingHotels = isMap ? (
    <HotelMap filter={filter} />
  ) : (
    <HotelResults
      hotels={view.hotels}
      layout={layout}
      listKey={listKey}
      readMore={view.hotels.length < view.count ? readAll : undefined}
    />
  );
  return (
    <>
      <HotelFilters
        {...state}
        regions={view.regions}
        count={view.count}
        isMap={isMap}
        onFocus={prepare}
        onReset={resetAndStay}
      />
      <section ref={results} tabIndex={-1} aria-label="Hôtels" className="pt-7.5 md:pt-11">
        {hasReadFailed && (
          <p role="alert" className="page-margins pb-7.5 text-note text-ink-2">
            La liste entière n’a pas pu être lue{'\u00a0'}: les filtres attendent une connexion.
          </p>
        )}
        {view.count > 0 ? (
          matchingHotels
        ) : (
          <PageMessage
            as="p"
            title="Aucun hôtel trouvé"
            text={
              view.regions.length > 0 || !isDefault
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
      {HotelMap && !isMap && <HotelMap />}
    </>
  );
}

/**
 * Returns the hotels that the server sent with the page or, once the visitor filters or asks for more hotels or the
 * map, all hotels that match the filter.
 */
function useHotels(filter: HotelFilter, isMap = false) {
  const client = useQueryClient();
  const [initialFilter] = useState(filter);
  const { data: firstResult } = useSuspenseQuery(firstMatchingHotelsQuery(initialFilter));
  const [isMoreWanted, setMoreWanted] = useState(false);
  const isFiltered = serialiseHotelFilter(filter) !== serialiseHotelFilter(initialFilter);
  const needsWholeList = isMoreWanted || isFiltered || isMap;
  const { data: wholeResult, isError } = useQuery({
    ...hotelFilterResultQuery(filter),
    enabled: needsWholeList,
    // While a filter is applied, the previous filter's hotels stay; after a reset, they must not be shown.
    placeholderData: (previous) => (needsWholeList ? previous : undefined),
  });

  return {
    view: wholeResult ?? firstResult,
    listKey: serialiseHotelFilter(wholeResult ? filter : initialFilter),
    hasReadFailed: (isFiltered || isMap) && isError,
    prepare: () => void client.prefetchQuery(hotelQueries.all()),
    readAll: async () => {
      await client.ensureQueryData(hotelFilterResultQuery(filter));
      setMoreWanted(true);
    },
  };
}

function AboveBudget({ count, named }: HotelFilterResult['above']) {
  if (count === 0) return null;
  return (
    <p className="page-margins pt-11 text-note text-ink-2 md:pt-14">
      {count === 1 ? 'Un hôtel dépasse' : `${formatWholeNumber(count)} hôtels dépassent`}{' '}
      {formatPriceWithoutSign(BUDGET_MAX)}
      &nbsp;€ la nuit&nbsp;:{' '}
      {named.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to="/hotels/$id" params={{ id }} className="link-text">
            {name}
          </Link>
        </Fragment>
      ))}
      {count > named.length ? '…' : '.'}
    </p>
  );
}
