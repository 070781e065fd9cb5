import { useId } from 'react';
import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { PlanField } from '#admin/features/editor/plan-field.tsx';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_IMAGE, HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/defaults.ts';
import { formatPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import type { HotelValues } from './hotel-values.ts';

const { CheckField, useField } = editorFields<HotelValues>();

type HotelAsideProps = {
  shown: Hotel;
  destinations: readonly Destination[];
  /** A new hotel is published by its button. */
  isNew: boolean;
};

/** Beside the fields: preview of the card, destinations and visibility. */
export function HotelAside({ shown, destinations, isNew }: HotelAsideProps) {
  return (
    <>
      <Section title="Aperçu">
        <HotelCardPreview hotel={shown} />
      </Section>
      <Section title="Destinations">
        <DestinationPicker destinations={destinations} />
      </Section>
      <Section title="Publication">
        <CheckField name="featured" />
        {!isNew && <CheckField name="published" hint="Sans cela, les visiteurs ne le voient pas" />}
        {!shown.published && <PlanField />}
      </Section>
    </>
  );
}

/** The hotel's card on the site, as it is being edited. */
function HotelCardPreview({ hotel }: { hotel: Hotel }) {
  return (
    <article aria-label="Carte de l’hôtel" className="max-w-80">
      <div className="relative">
        <Picture src={hotel.image} alt="" sizes="20rem" fallbackSrc={DEFAULT_HOTEL_IMAGE} />
        {hotel.featured && <Badge>Coup de cœur</Badge>}
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-4 text-small text-ink-2">
        <p className="line-clamp-2">{hotel.location}</p>
        <Stars value={hotel.rating} className="flex-none" />
      </div>
      <h3 className="card-title line-clamp-2">{hotel.name}</h3>
      <p className="mt-1.5 line-clamp-3 text-ui text-ink-2">
        {htmlToText(hotel.description ?? HOTEL_DESCRIPTION_FALLBACK)}
      </p>
      <p className="mt-4 border-t border-rule pt-2 text-ui text-ink-2">
        À partir de <strong className="figures text-ink">{formatPrice(hotel.price)}€</strong>
        /nuit
      </p>
    </article>
  );
}

/** The destinations that list the hotel. */
function DestinationPicker({ destinations }: { destinations: readonly Destination[] }) {
  const { name, value: chosen, error, setValue } = useField('destinations');
  const errorId = useId();
  if (destinations.length === 0) {
    return <p className="text-small text-ink-2">Il n’y a pas encore de destination.</p>;
  }
  const toggle = (id: string, isChosen: boolean) => {
    const others = chosen.filter((known) => known !== id);
    // Sorted, so that equal choices are equal values.
    setValue(isChosen ? [...others, id].sort() : others);
  };
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="sr-only">Destinations de l’hôtel</legend>
      {destinations.map(({ id, destination_name, active }) => (
        <div key={id} className="border-b border-rule">
          <Checkbox
            name={name}
            label={active ? destination_name : `${destination_name} (inactive)`}
            checked={chosen.includes(id)}
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
