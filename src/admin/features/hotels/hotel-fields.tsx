import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { GalleryField } from '#admin/kit/pictures/gallery-field.tsx';
import { Section } from '#admin/ui/section.tsx';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import type { HotelValues } from './hotel-values.ts';

const { ChoiceField, PictureField, LineField, ListField, TextField } = editorFields<HotelValues>();

const REGION_OPTIONS = REGIONS.map((region) => ({ value: region, label: region }));
const GENERIC = 'Vide\u00a0: un texte général sera affiché.';

/** What lists and cards show. */
export function HotelCardFields({ isNew }: { isNew: boolean }) {
  return (
    <Section title="La maison">
      <div className="grid gap-x-6 md:grid-cols-2">
        <LineField name="name" required autoFocus={isNew} />
        <LineField name="location" required />
      </div>
      <div className="grid gap-x-6 md:grid-cols-3">
        <ChoiceField name="region" required placeholder="Choisissez" options={REGION_OPTIONS} />
        <LineField name="rating" inputMode="decimal" hint="De 0 à 5" />
        <LineField name="price" inputMode="decimal" hint="€ par nuit" />
      </div>
      <PictureField name="image" />
      <TextField name="description" rows={3} hint="Affichée sur trois lignes dans les listes" />
      <ListField name="amenities" />
    </Section>
  );
}

/** What only the hotel's own page shows. */
export function HotelPageFields() {
  return (
    <Section title="La fiche">
      <TextField name="experience_description" rows={4} placeholder={GENERIC} />
      <div className="grid gap-x-6 md:grid-cols-2">
        <TextField name="amenities_description" rows={3} placeholder={GENERIC} />
        <TextField name="location_description" rows={3} placeholder={GENERIC} />
      </div>
      <TextField name="details" rows={3} />
      <GalleryField />
      <div className="grid gap-x-6 md:grid-cols-2">
        <LineField name="booking_url" inputMode="url" hint="La page du partenaire, en https" />
        <LineField
          name="coordinates"
          hint={'Latitude et longitude, comme une carte les donne\u00a0: -20.4512, 57.3104'}
        />
      </div>
    </Section>
  );
}
