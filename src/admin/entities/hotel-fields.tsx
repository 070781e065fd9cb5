import { useId } from 'react';
import { useLiveList } from '#admin/data/live.ts';
import { PlanField } from '#admin/kit/editor/controls.tsx';
import type { BodyProps } from '#admin/kit/editor/editor-config.ts';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { SeoFields } from '#admin/kit/editor/seo-fields.tsx';
import { useField } from '#admin/kit/editor/use-field.ts';
import { Unreachable } from '#admin/kit/list/list-state.tsx';
import { GalleryField } from '#admin/kit/pictures/gallery-field.tsx';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { HOTEL, Hotel } from '#domain/hotel/hotel.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { DEFAULT_HOTEL_IMAGE, HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/defaults.ts';
import { formatPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { Badge } from '#ui/badge.tsx';
import { Loading } from '#ui/loading.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { type HotelValues, toShownHotel } from './hotel-values.ts';

const { Field } = editorFields<typeof HOTEL>();
const GENERIC = 'Vide\u00a0: un texte général sera affiché.';

/** What lists and cards show, what the page shows, and what search engines do. */
export function HotelFields({ values, record, isNew }: BodyProps<HotelValues>) {
  const shown = toShownHotel(values, record);
  return (
    <>
      <Section title="La maison">
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="name" autoFocus={isNew} />
          <Field name="location" />
        </div>
        <div className="grid gap-x-6 md:grid-cols-3">
          <Field name="region" />
          <Field name="rating" hint="De 0 à 5" />
          <Field name="price" hint="€ par nuit" />
        </div>
        <Field name="image" />
        <Field name="description" rows={3} hint="Affichée sur trois lignes dans les listes" />
        <Field name="amenities" />
      </Section>
      <Section title="La fiche">
        <Field name="experience_description" rows={4} placeholder={GENERIC} />
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="amenities_description" rows={3} placeholder={GENERIC} />
          <Field name="location_description" rows={3} placeholder={GENERIC} />
        </div>
        <Field name="details" rows={3} />
        <GalleryField />
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="booking_url" hint="La page du partenaire, en https" />
          <Field
            name="coordinates"
            hint={'Latitude et longitude, comme une carte les donne\u00a0: -20.4512, 57.3104'}
          />
        </div>
      </Section>
      <Section title="Référencement">
        <SeoFields
          values={values}
          preview={{ ...hotelSeo(shown), path: `/hotels/${shown.id}`, image: shown.image }}
        />
      </Section>
    </>
  );
}

/** Beside the fields: preview of the card, destinations and visibility. */
export function HotelAside({ values, record, isNew, setValue }: BodyProps<HotelValues>) {
  return (
    <>
      <Section title="Aperçu">
        <HotelCardPreview hotel={toShownHotel(values, record)} />
      </Section>
      <Section title="Destinations">
        <DestinationPicker
          chosen={values.destinations ?? []}
          onChange={(ids) => setValue('destinations', ids)}
        />
      </Section>
      <Section title="Publication">
        <Field name="featured" />
        {!isNew && <Field name="published" hint="Sans cela, les visiteurs ne le voient pas" />}
        {!values.published && <PlanField onPlanned={() => setValue('published', false)} />}
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

type DestinationPickerProps = { chosen: readonly string[]; onChange: (ids: string[]) => void };

/** The destinations that list the hotel. */
function DestinationPicker({ chosen, onChange }: DestinationPickerProps) {
  const { error } = useField('destinations');
  const { records, state } = useLiveList(ENTITIES.destinations);
  const errorId = useId();
  if (state === 'unreachable') return <Unreachable />;
  if (records === undefined) return <Loading>Chargement des destinations…</Loading>;
  if (records.length === 0) {
    return <p className="text-small text-ink-2">Il n’y a pas encore de destination.</p>;
  }
  const toggle = (id: string, isChosen: boolean) => {
    const others = chosen.filter((known) => known !== id);
    // Sorted, so that equal choices are equal values.
    onChange(isChosen ? [...others, id].sort() : others);
  };
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="sr-only">Destinations de l’hôtel</legend>
      {records.map(({ id, destination_name, active }) => (
        <div key={id} className="border-b border-rule">
          <Checkbox
            name="destinations"
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
