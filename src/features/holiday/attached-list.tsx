import {
  type AttachedHotel,
  attachedHotels,
  attachedText,
} from '#domain/requests/attached-hotels.ts';
import type { RequestForm } from '#features/forms/use-request-form.ts';
import { Icon } from '#ui/icon.tsx';

export function AttachedList({ form }: { form: RequestForm }) {
  return (
    <form.Field name="hotels">
      {({ state, handleChange }) => {
        const hotels = attachedHotels(state.value);
        const without = (id: string) => attachedText(hotels.filter((hotel) => hotel.id !== id));
        return (
          hotels.length > 0 && (
            <Attached hotels={hotels} onRemove={(id) => handleChange(without(id))} />
          )
        );
      }}
    </form.Field>
  );
}

type AttachedProps = { hotels: readonly AttachedHotel[]; onRemove: (id: string) => void };

function Attached({ hotels, onRemove }: AttachedProps) {
  return (
    <fieldset className="mb-9 md:col-span-2">
      <legend className="field-label">Maisons jointes à votre demande</legend>
      <ul className="mt-3 border-t border-rule">
        {hotels.map(({ id, name }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-b border-rule py-1"
          >
            <span className="wrap-anywhere">{name}</span>
            <button
              type="button"
              aria-label={`Ne pas joindre ${name}`}
              onClick={() => onRemove(id)}
              className="grid size-11 flex-none place-items-center"
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
