import { useQuery } from '@tanstack/react-query';
import { hotelFilterResultQuery } from '#data/queries/hotel-list-queries.ts';
import { hotelQueries } from '#data/queries/hotel-queries.ts';
import { AMENITY_KINDS } from '#domain/hotel/amenity-kinds.ts';
import { parseChosenAmenityKinds } from '#domain/hotel/hotel-filter.later.ts';
import { SORT_ORDERS } from '#domain/hotel/hotel-filter.ts';
import { MONTH_NAMES } from '#domain/hotel/open-months.ts';
import { SelectField } from '#ui/forms/fields.tsx';
import type { useHotelFilter } from './use-hotel-filter.ts';

const LABELS = { prix: 'Prix croissant', 'prix-haut': 'Prix décroissant', note: 'Meilleure note' };

// Inline style: Tailwind classes would be in the stylesheet that every page loads.
const BOX = { width: '1.125rem', height: '1.125rem', accentColor: 'var(--color-ink)' };

type AdvancedHotelFiltersProps = Pick<ReturnType<typeof useHotelFilter>, 'filter' | 'change'>;

/** Renders choices of amenities (each with the number of matching hotels that have it), a month and a sort order. */
export function AdvancedHotelFilters({ filter, change }: AdvancedHotelFiltersProps) {
  const { data: allHotels = [] } = useQuery(hotelQueries.all());
  const { data: result } = useQuery(hotelFilterResultQuery(filter));
  const chosen = parseChosenAmenityKinds(filter);
  const countOf = (kind: string, hotels = result?.hotels) =>
    hotels?.filter(({ kinds }) => kinds?.includes(kind)).length ?? 0;
  const offered = AMENITY_KINDS.filter(({ kind }) => countOf(kind, allHotels) > 0);
  const toggle = (kind: string) => {
    const remaining = chosen.filter((chosenKind) => chosenKind !== kind);
    const kinds = remaining.length < chosen.length ? remaining : [...chosen, kind];
    change({ offre: kinds.join('-') });
  };
  const months = MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label }));
  return (
    <div className="border-t border-rule pt-4 pb-2">
      <fieldset>
        <legend className="text-caption text-ink-2">Ce que la maison offre</legend>
        <div className="flex flex-wrap gap-x-6">
          {offered.map(({ kind, label }) => (
            <label key={kind} className="flex min-h-11 items-center gap-2.5 text-ui">
              <input
                type="checkbox"
                style={BOX}
                checked={chosen.includes(kind)}
                onChange={() => toggle(kind)}
              />
              {label} ({countOf(kind)})
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-x-8 sm:grid-cols-2">
        <SelectField
          variant="cell"
          label="Ouvert en"
          options={[{ value: '', label: 'Toute saison' }, ...months]}
          value={String(filter.ouvert ?? '')}
          onChange={({ target }) => change({ ouvert: target.value })}
        />
        <SelectField
          variant="cell"
          label="Trier par"
          options={[
            { value: '', label: 'Les plus récents' },
            ...SORT_ORDERS.map((value) => ({ value, label: LABELS[value] })),
          ]}
          value={filter.tri ?? ''}
          onChange={({ target }) => change({ tri: target.value })}
        />
      </div>
    </div>
  );
}
