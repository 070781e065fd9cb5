import { useId } from 'react';
import * as v from 'valibot';
import { useLiveList } from '#admin/data/live.ts';
import { PlanField } from '#admin/kit/editor/controls.tsx';
import type { BodyProps } from '#admin/kit/editor/editor-config.ts';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { SeoFields } from '#admin/kit/editor/seo-fields.tsx';
import { useField } from '#admin/kit/editor/use-field.ts';
import type { FormValues } from '#admin/kit/editor/values.ts';
import { Unreachable } from '#admin/kit/list/list-state.tsx';
import { GalleryField } from '#admin/kit/pictures/gallery-field.tsx';
import { recordIdFor } from '#admin/kit/record-id.ts';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { byDisplayOrder } from '#domain/destination/destination-list.ts';
import { HOTEL, Hotel } from '#domain/hotel/hotel.ts';
import { other } from '#domain/schema/fields.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { Loading } from '#ui/loading.tsx';

/** What the form of a hotel edits: its destinations' ids too, whose links are documents of their own. */
export const HOTEL_FORM = {
  ...HOTEL,
  destinations: other('Destinations', v.optional(v.array(v.string()), [])),
};
export type HotelValues = FormValues<typeof HOTEL_FORM>;
type Props = BodyProps<HotelValues>;

/** Returns the hotel as its page would show it, with names for what is missing. */
export function shownHotel(values: HotelValues, record: Props['record']): Hotel {
  const { name, location, gallery } = values;
  return v.parse(Hotel, {
    ...values,
    id: record?.id ?? recordIdFor(name ?? '', 'hotel'),
    name: name?.trim() || 'Nom de l’hôtel',
    location: location?.trim() || 'Localisation',
    // A picture that is being typed hides no other.
    gallery: (gallery ?? []).filter(({ url }) => isImageUrl(url.trim())),
    created_at: record?.created_at ?? null,
  });
}

const { Field } = editorFields<typeof HOTEL>();
const GENERIC = 'Vide\u00a0: un texte général sera affiché.';

export function HotelFields({ values, record, isNew }: Props) {
  const shown = shownHotel(values, record);
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
        <SeoFields values={values} shown={{ ...hotelSeo(shown), path: `/hotels/${shown.id}` }} />
      </Section>
    </>
  );
}

/** Visibility and destinations. */
export function HotelAside({ values, isNew }: Props) {
  return (
    <>
      <Section title="Publication">
        <Field name="featured" />
        {!isNew && <Field name="published" hint="Sans cela, les visiteurs ne le voient pas" />}
        {!values.published && <PlanField shownBy="published" />}
      </Section>
      <Section title="Destinations">
        <DestinationsField />
      </Section>
    </>
  );
}

/** The destinations that list the hotel. */
function DestinationsField() {
  const { name, value, error, setValue } = useField<readonly string[] | null>('destinations');
  const { records, state } = useLiveList(ENTITIES.destinations);
  const errorId = useId();
  const chosen = value ?? [];
  if (state === 'unreachable') return <Unreachable />;
  if (records === undefined) return <Loading>Chargement des destinations…</Loading>;
  // Shown, so that they can be unchecked.
  const deleted = chosen
    .filter((id) => !records.some((known) => known.id === id))
    .map((id) => ({ id, destination_name: 'Destination supprimée', active: true }));
  const toggle = (id: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== id);
    // Sorted, so that equal choices are equal values.
    setValue(isChosen ? [...others, id].sort() : others);
  };
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="sr-only">Destinations de l’hôtel</legend>
      {records.length === 0 && (
        <p className="text-small text-ink-2">Il n’y a pas encore de destination.</p>
      )}
      {[...byDisplayOrder(records), ...deleted].map(({ id, destination_name, active }) => (
        <div key={id} className="border-b border-rule">
          <Checkbox
            name={name}
            label={active ? destination_name : `${destination_name} (inactive)`}
            checked={chosen.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          />
        </div>
      ))}
      <p id={errorId} className="mt-2 text-small text-error">
        {error}
      </p>
    </fieldset>
  );
}
