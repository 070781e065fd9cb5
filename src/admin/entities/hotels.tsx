import * as v from 'valibot';
import { useLiveList } from '#admin/data/live.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { createEditorFields, SeoFields } from '#admin/kit/editor/field.tsx';
import { PublicationFields } from '#admin/kit/editor/publication-fields.tsx';
import { textOrEmpty } from '#admin/kit/editor/use-field.ts';
import { createColumnsAndFilters, NO_VALUE_DASH } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { ServerUnreachableMessage } from '#admin/kit/list/list-state.tsx';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { Checkbox } from '#admin/ui/fields.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { sortByDisplayOrder } from '#domain/destination/destination-list.ts';
import { AMENITY_KINDS, findAmenityKinds } from '#domain/hotel/amenity-kinds.ts';
import { HOTEL_FIELDS, type Hotel } from '#domain/hotel/hotel.ts';
import { MONTH_NUMBERS } from '#domain/hotel/hotel-filter.ts';
import { MONTH_NAMES } from '#domain/hotel/open-months.ts';
import { systemField } from '#domain/schema/fields.ts';
import { formatNightlyPrice, formatPriceWithoutSign, formatRating } from '#domain/text/format.ts';
import { parseTagList } from '#domain/text/typed-values.ts';
import { Loading } from '#ui/loading.tsx';

const { column, filter } = createColumnsAndFilters(ENTITIES.hotels);

export const HOTEL_LIST_CONFIG: ListConfig<Hotel> = {
  entity: ENTITIES.hotels,
  searched: ({ name, location }) => [name, location],
  columns: [
    column('image'),
    column('name'),
    column('location'),
    column('region', { isMinor: true }),
    column('rating', { cell: ({ rating }) => (rating ? formatRating(rating) : NO_VALUE_DASH) }),
    column('price', {
      label: 'Prix/nuit',
      cell: ({ price }) => (price ? `${formatPriceWithoutSign(price)}\u00a0€` : NO_VALUE_DASH),
    }),
    column('featured', { label: 'Coup de\u00a0cœur', isMinor: true }),
    column('published'),
  ],
  filters: [filter('region'), filter('featured'), filter('published')],
};

const HOTEL_FORM = {
  ...HOTEL_FIELDS,
  destinations: systemField('Destinations', v.optional(v.array(v.string()), [])),
};
const { Field, useField } = createEditorFields<typeof HOTEL_FORM>();
const GENERIC = 'Laissez vide pour un texte général';

export const HOTEL_EDITOR_CONFIG: EditorConfig = {
  entity: ENTITIES.hotels,
  input: v.strictObject(HOTEL_FORM),
  texts: {
    notCreated: "Impossible de créer l'hôtel",
    notChanged: "Impossible de modifier l'hôtel",
  },
  blank: { published: false, featured: false, publish_at: null },
  lacks({ price }) {
    if (price) return [];
    const text = `Il sera écrit «\u202f${formatNightlyPrice(0)}\u202f».`;
    return [{ name: 'price', what: 'prix', text }];
  },
  Body: () => (
    <>
      <TitledSection title="L’hôtel">
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="name" />
          <Field name="location" />
        </div>
        <div className="grid gap-x-6 md:grid-cols-3">
          <Field name="region" />
          <Field name="rating" hint="De 0 à 5" />
          <Field name="price" hint="€ par nuit" />
        </div>
        <Field name="image" />
        <Field name="description" rows={3} hint="Affichée sur trois lignes dans les listes" />
        <Field name="price_note" hint="Pour deux, petit déjeuner compris, relevé en mars 2026" />
        <AmenitiesField />
      </TitledSection>
      <TitledSection title="La fiche">
        <Field name="experience_description" rows={4} placeholder={GENERIC} />
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="amenities_description" rows={3} placeholder={GENERIC} />
          <Field name="location_description" rows={3} placeholder={GENERIC} />
        </div>
        <Field name="details" rows={3} />
        <MonthsField />
        <Field name="drawback" rows={2} hint="L’ascenseur, le voisin, la saison à éviter" />
        <Field name="visited" hint="Quand, et qui a payé&nbsp;: mars 2026, payé par la rédaction" />
        <Field name="gallery" />
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="booking_url" hint="La page du partenaire, en https" />
          <Field
            name="coordinates"
            hint="Comme une carte les donne (-20.4512, 57.3104), ou le lien de la carte"
          />
        </div>
      </TitledSection>
      <TitledSection title="Référencement">
        <SeoFields />
      </TitledSection>
    </>
  ),
  Aside: () => (
    <>
      <TitledSection title="Publication">
        <Field name="featured" />
        <PublicationFields hint="Sans cela, les visiteurs ne le voient pas" />
      </TitledSection>
      <TitledSection title="Destinations">
        <DestinationsField />
      </TitledSection>
    </>
  ),
};

/** Shows, below the typed amenities, the kinds of amenities that visitors' filters recognise in them. */
function AmenitiesField() {
  const { value } = useField('amenities');
  const kinds = findAmenityKinds(parseTagList(textOrEmpty(value)));
  const recognised = AMENITY_KINDS.filter(({ kind }) => kinds.includes(kind));
  const labels = recognised.map(({ label }) => label).join(', ');
  return <Field name="amenities" hint={labels && `Reconnu comme\u00a0: ${labels}.`} />;
}

function MonthsField() {
  const { name, label, value, setValue } = useField('open_months');
  const isOpen = (month: number) => value?.includes(month) ?? false;
  const setOpen = (month: number, isChecked: boolean) =>
    setValue(MONTH_NUMBERS.filter((number) => (number === month ? isChecked : isOpen(number))));
  return (
    <fieldset className="mb-6">
      <legend className="text-ui font-medium">{label}</legend>
      <p className="text-caption text-ink-2">Aucun mois coché{'\u00a0'}: ouvert toute l’année</p>
      <div className="grid grid-cols-2 sm:grid-cols-3 xl:grid-cols-4">
        {MONTH_NUMBERS.map((month) => (
          <Checkbox
            key={month}
            name={name}
            label={MONTH_NAMES[month - 1] ?? ''}
            checked={isOpen(month)}
            onChange={(isChecked) => setOpen(month, isChecked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function DestinationsField() {
  const { name, value, setValue } = useField('destinations');
  const { records, state } = useLiveList(ENTITIES.destinations);
  const chosen = value ?? [];
  if (state === 'unreachable') return <ServerUnreachableMessage />;
  if (records === undefined) return <Loading>Chargement des destinations…</Loading>;
  // A deleted destination that the hotel still links to gets a checkbox too, so that it can be unchecked.
  const deleted = chosen
    .filter((id) => !records.some((record) => record.id === id))
    .map((id) => ({ id, destination_name: 'Destination supprimée', active: true }));
  // Sorts the ids of the checked destinations, so that the order of checking does not count as a change.
  const toggle = (id: string, isChosen: boolean) =>
    setValue(isChosen ? [...chosen, id].sort() : chosen.filter((chosenId) => chosenId !== id));
  return (
    <fieldset>
      <legend className="sr-only">Destinations de l’hôtel</legend>
      {records.length === 0 && (
        <p className="text-small text-ink-2">Il n’y a pas encore de destination.</p>
      )}
      {[...sortByDisplayOrder(records), ...deleted].map(({ id, destination_name, active }) => (
        <div key={id} className="border-b border-rule">
          <Checkbox
            name={name}
            label={active ? destination_name : `${destination_name} (inactive)`}
            checked={chosen.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          />
        </div>
      ))}
    </fieldset>
  );
}
