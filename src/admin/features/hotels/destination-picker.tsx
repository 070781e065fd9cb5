import { useId } from 'react';
import { useFieldContext, useFieldError } from '#admin/features/editor/form-context.ts';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import type { Destination } from '#domain/destination/destination.ts';

/** The destinations on whose pages the hotel stands. */
export function DestinationPicker({ destinations }: { destinations: readonly Destination[] }) {
  const { name, state, handleChange } = useFieldContext<readonly string[]>();
  const error = useFieldError();
  const errorId = useId();
  if (destinations.length === 0) {
    return <p className="text-small text-ink-2">Il n’y a pas encore de destination.</p>;
  }
  const toggle = (id: string, isChosen: boolean) => {
    const others = state.value.filter((known) => known !== id);
    // In one order, so that the same choice is always the same value.
    handleChange(isChosen ? [...others, id].sort() : others);
  };
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="sr-only">Destinations de l’hôtel</legend>
      {destinations.map(({ id, destination_name, active }) => (
        <div key={id} className="border-b border-rule">
          <Checkbox
            name={name}
            label={active ? destination_name : `${destination_name} (inactive)`}
            checked={state.value.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          />
        </div>
      ))}
      {error !== undefined && (
        <p id={errorId} className="mt-2 text-small text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
