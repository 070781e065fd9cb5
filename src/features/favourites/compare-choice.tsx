import { Link } from '@tanstack/react-router';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { COMPARED_MAX } from './shared-list.ts';

/** The ids of the saved hotels that the visitor has ticked to compare them, at most COMPARED_MAX. */
export type CompareChoiceState = {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

type CompareCheckboxProps = { hotel: Hotel; choice: CompareChoiceState };

export function CompareCheckbox({ hotel, choice }: CompareCheckboxProps) {
  const { id, name } = hotel;
  const { ids, onChange } = choice;
  const isChosen = ids.includes(id);
  return (
    <label className="flex min-h-11 w-fit items-center gap-2.5">
      <input
        type="checkbox"
        aria-label={`Comparer\u00a0: ${name}`}
        checked={isChosen}
        disabled={!isChosen && ids.length === COMPARED_MAX}
        onChange={() =>
          onChange(isChosen ? ids.filter((chosenId) => chosenId !== id) : [...ids, id])
        }
        style={{ width: '1.25rem', height: '1.25rem', accentColor: 'var(--color-ink)' }}
      />
      Comparer
    </label>
  );
}

export const COMPARE_LINK_ELEMENT_ID = 'comparer';
export const COMPARISON_HEADING_ELEMENT_ID = 'comparaison';

/** A bar at the bottom of the window that says how many hotels are ticked, and links to their comparison. */
export function CompareBar({ count }: { count: number }) {
  return (
    <p
      role="status"
      className="sticky bottom-0 z-10 bg-paper"
      style={{ boxShadow: '0 -1px var(--color-rule)' }}
    >
      {count === 1 && (
        <span className="flex min-h-11 items-center text-ink-2">
          Un hôtel choisi{'\u00a0'}: cochez-en un deuxième pour les comparer.
        </span>
      )}
      {count > 1 && (
        <Link
          id={COMPARE_LINK_ELEMENT_ID}
          to="/favoris"
          search
          hash={COMPARISON_HEADING_ELEMENT_ID}
          className="link-action"
        >
          Comparer {count} hôtels
        </Link>
      )}
      {count === COMPARED_MAX && <span className="ml-4 text-small text-ink-2">Trois au plus.</span>}
    </p>
  );
}
