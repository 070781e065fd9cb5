import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  BUDGET_MAX,
  BUDGET_STEP,
  HOTEL_QUERY_MAX_LENGTH,
  parseHotelFilter,
  REGIONS,
  type Region,
} from '#domain/hotel/hotel-filter.ts';
import {
  formatMaxNightlyBudget,
  formatPriceWithoutSign,
  formatWholeNumber,
} from '#domain/text/format.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/forms/fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/later.tsx';
import { hotelFilterKey, type useHotelFilter } from './use-hotel-filter.ts';
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

const Refine = lazyPart(
  'affiner',
  async () => (await import('./hotel-refine.later.tsx')).HotelRefinements,
  async () => {},
);

const CELL = 'max-md:border-t border-rule md:border-l md:[--cell-x:1rem] lg:[--cell-x:1.75rem]';

export function HotelFilters(props: HotelFiltersProps) {
  const { filter, isDefault, change, regions, count, onFocus, onReset } = props;
  const [isOpen, setOpen] = useState(false);
  const isRefined = Boolean(filter.offre || filter.ouvert || filter.tri);
  const [isRefining, setRefining] = useState(isRefined);
  const panelId = useId();
  const form = useRef<HTMLFormElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  // The regions to choose from include the one in the URL, even if it has no hotels.
  const choices = REGIONS.filter((known) => regions.includes(known) || known === filter.region);

  // Reads values that were entered before hydration: the form's controls hold them, but React's state does not.
  const adoptEntered = useEffectEvent(() => {
    if (!form.current) return;
    const entered = { ...filter, ...Object.fromEntries(new FormData(form.current)) };
    if (hotelFilterKey(parseHotelFilter(entered)) !== hotelFilterKey(filter)) change(entered);
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
          <FilterToggle
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
            maxLength={HOTEL_QUERY_MAX_LENGTH}
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
            className={CELL}
          />
          <BudgetSlider
            value={filter.budget ?? BUDGET_MAX}
            onChange={(budget) => change({ budget })}
          />
          <FilterCount count={count} onReset={isDefault ? null : onReset} />
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

function BudgetSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className={`grid content-center ${CELL} px-(--cell-x) max-md:h-23`}>
      <label htmlFor={id} className="text-caption text-ink-2">
        {formatMaxNightlyBudget(value)}
      </label>
      <input
        type="range"
        name="budget"
        id={id}
        min={0}
        max={BUDGET_MAX}
        step={BUDGET_STEP}
        value={value}
        aria-valuetext={`${formatPriceWithoutSign(value)} euros`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="slider"
        style={{ '--fill': `${(value / BUDGET_MAX) * 100}%` }}
      />
    </div>
  );
}

type FilterToggleProps = {
  isOpen: boolean;
  controls: string;
  count: number | null;
  onToggle: () => void;
};

function FilterToggle({ isOpen, controls, count, onToggle }: FilterToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="flex h-15 w-full items-center justify-between font-medium md:hidden noscript:hidden"
    >
      Filtrer les hôtels
      <em className="flex items-center gap-4 font-normal text-ink-2">
        {count !== null && `${formatWholeNumber(count)} ${hotelNoun(count)}`}
        <Icon name={isOpen ? 'close' : 'filter'} size={18} className="text-ink" />
      </em>
    </button>
  );
}

function FilterCount({ count, onReset }: { count: number; onReset: (() => void) | null }) {
  return (
    <div className="flex items-center justify-between border-rule max-md:min-h-15 max-md:border-t md:justify-end md:border-l md:pl-4 lg:pl-7">
      <p
        role="status"
        className="flex items-baseline gap-2 md:min-w-9.5 md:flex-col md:items-end md:gap-0"
      >
        <span className="font-display text-[2rem]/none italic">{formatWholeNumber(count)}</span>{' '}
        <span className="text-small text-ink-2">{hotelNoun(count)}</span>
      </p>
      {onReset !== null && (
        <button
          type="button"
          onClick={onReset}
          className="link-action md:absolute md:top-full md:right-0"
        >
          Réinitialiser
        </button>
      )}
    </div>
  );
}

/** Returns « hôtel », in the plural from two hotels on, as French has it. */
function hotelNoun(count: number): string {
  return count > 1 ? 'hôtels' : 'hôtel';
}
