import { useId } from 'react';
import { BUDGET_MAX, BUDGET_STEP } from '#domain/hotel/hotel-filter.ts';
import {
  formatMaxNightlyBudget,
  formatPriceWithoutSign,
  formatWholeNumber,
} from '#domain/text/format.ts';
import { Icon } from '#ui/icon.tsx';

/** Border of a control in the filter bar: on its left or, on phones, above it. */
export const FILTER_CELL_CLASS =
  'max-md:border-t border-rule md:border-l md:[--cell-x:1rem] lg:[--cell-x:1.75rem]';

type BudgetSliderProps = { value: number; onChange: (value: number) => void };

export function BudgetSlider({ value, onChange }: BudgetSliderProps) {
  const id = useId();
  return (
    <div className={`grid content-center ${FILTER_CELL_CLASS} px-(--cell-x) max-md:h-23`}>
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

type FilterPanelToggleProps = {
  isOpen: boolean;
  controls: string;
  count: number | null;
  onToggle: () => void;
};

export function FilterPanelToggle({ isOpen, controls, count, onToggle }: FilterPanelToggleProps) {
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

type FoundHotelsProps = { count: number; onReset: (() => void) | null };

export function FoundHotelsCountAndReset({ count, onReset }: FoundHotelsProps) {
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
