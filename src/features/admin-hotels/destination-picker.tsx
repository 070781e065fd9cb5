import { useLiveList } from '#data/admin/use-live-list.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { Destination } from '#domain/destination.ts';
import { Checkbox } from '#features/admin/checkbox.tsx';
import { useFieldContext } from '#features/admin/form-context.ts';

const DESTINATIONS = {
  collection: COLLECTIONS.destinations,
  schema: Destination,
  order: { field: 'display_order', direction: 'asc' },
} as const;

/** The destinations on whose pages the hotel stands. */
export function DestinationPicker() {
  const { state, handleChange } = useFieldContext<readonly string[]>();
  const { records } = useLiveList(DESTINATIONS);
  if (records === undefined) return <p className="text-small text-ink-2">Chargement…</p>;
  if (records.length === 0) {
    return <p className="text-small text-ink-2">Il n’y a pas encore de destination.</p>;
  }
  const toggle = (id: string, isChosen: boolean) => {
    const others = state.value.filter((known) => known !== id);
    // In one order, so that the same choice is always the same value.
    handleChange(isChosen ? [...others, id].sort() : others);
  };
  return (
    <fieldset>
      <legend className="sr-only">Destinations de l’hôtel</legend>
      {records.map(({ id, destination_name, active }) => (
        <div key={id} className="border-b border-rule">
          <Checkbox
            label={active ? destination_name : `${destination_name} (inactive)`}
            checked={state.value.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          />
        </div>
      ))}
    </fieldset>
  );
}
