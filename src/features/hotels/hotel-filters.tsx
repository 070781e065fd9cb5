import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  BUDGET_MAX,
  HOTEL_SEARCH_TEXT_MAX_LENGTH,
  parseHotelFilter,
  REGIONS,
  type Region,
} from '#domain/hotel/hotel-filter.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/forms/fields.tsx';
import { createLazyPart } from '#ui/later.tsx';
import {
  BudgetSlider,
  FILTER_CELL_CLASS,
  FilterPanelToggle,
  FoundHotelsCountAndReset,
} from './filter-controls.tsx';
import { serialiseHotelFilter, type useHotelFilter } from './use-hotel-filter.ts';
import { HotelViewSwitch } from './view-switch.tsx';

type HotelFiltersProps = Pick<
  ReturnType<typeof useHotelFilter>,
  'filter' | 'isDefault' | 'change'
> & {
  regions: readonly Region[];
  count: number;
  isMap: boolean | undefined;
  onFocus: () => void;
  onReset: () => void;
};

const Refine = createLazyPart(
  'affiner',
  async () => (await import('./advanced-hotel-filters.later.tsx')).AdvancedHotelFilters,
  async () => {},
);

export function HotelFilters(props: HotelFiltersProps) {
  const { filter, isDefault, change, regions, count, onFocus, onReset } = props;
  const [isOpen, setOpen] = useState(false);
  const isRefined = Boolean(filter.offre || filter.ouvert || filter.tri);
  const [isRefining, setRefining] = useState(isRefined);
  const panelId = useId();
  const form = useRef<HTMLFormElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  // Offers the region in the URL too, even if it has no hotels.
  const choices = REGIONS.filter((region) => regions.includes(region) || region === filter.region);

  // Reads values that the visitor entered before hydration, because React's state does not have them.
  const adoptEntered = useEffectEvent(() => {
    if (!form.current) return;
    const entered = { ...filter, ...Object.fromEntries(new FormData(form.current)) };
    if (serialiseHotelFilter(parseHotelFilter(entered)) !== serialiseHotelFilter(filter))
      change(entered);
  });
  useEffect(() => adoptEntered(), []);

  const closeKeyboard = (event: FormEvent) => {
    event.preventDefault();
    searchField.current?.blur();
  };

  return (
    <div className="page-margins">
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, without an element around it. */}
      <form
        ref={form}
        role="search"
        onSubmit={closeKeyboard}
        onFocus={onFocus}
        className="relative border-y border-ink"
      >
        <div className="flex gap-4">
          <FilterPanelToggle
            isOpen={isOpen}
            controls={panelId}
            count={isDefault ? null : count}
            onToggle={() => setOpen(!isOpen)}
          />
          {props.isMap !== undefined && <HotelViewSwitch isMap={props.isMap} />}
        </div>
        <div
          id={panelId}
          className={`md:grid md:grid-cols-[1fr_1fr_1fr_auto] lg:grid-cols-[5fr_4fr_5fr_auto] ${isOpen ? '' : 'max-md:hidden noscript:block'}`}
        >
          <TextField
            ref={searchField}
            variant="cell"
            type="search"
            name="q"
            label="Rechercher"
            placeholder="Nom d'hôtel ou destination"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={HOTEL_SEARCH_TEXT_MAX_LENGTH}
            value={filter.q ?? ''}
            onChange={(event) => change({ q: event.target.value })}
            className="border-rule max-md:border-t"
          />
          <SelectField
            variant="cell"
            name="region"
            label="Région"
            options={[
              { value: 'all', label: 'Toutes les régions' },
              ...choices.map((region) => ({ value: region, label: region })),
            ]}
            value={filter.region ?? 'all'}
            onChange={({ target }) => change({ region: target.value })}
            className={FILTER_CELL_CLASS}
          />
          <BudgetSlider
            value={filter.budget ?? BUDGET_MAX}
            onChange={(budget) => change({ budget })}
          />
          <FoundHotelsCountAndReset count={count} onReset={isDefault ? null : onReset} />
          <div className="col-span-full border-t border-rule noscript:hidden">
            <button
              type="button"
              aria-expanded={isRefining}
              onClick={() => setRefining(!isRefining)}
              className="link-action"
            >
              Affiner et trier
            </button>
            <div id="affiner">{isRefining && <Refine filter={filter} change={change} />}</div>
          </div>
          <Button type="submit" className="hidden noscript:my-4 noscript:inline-flex">
            Rechercher
          </Button>
        </div>
      </form>
    </div>
  );
}
