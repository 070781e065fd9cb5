import { EditorSection } from '#admin/features/editor/editor-section.tsx';
import { GalleryField } from './gallery-field.tsx';
import type { HotelForm } from './hotel-form.ts';
import { HOTEL_LABELS } from './hotel-labels.ts';

const GENERIC = 'Vide : un texte général sera affiché.';

/** What only the hotel's own page shows. */
export function HotelSheetFields({ form }: { form: HotelForm }) {
  return (
    <EditorSection title="La fiche">
      <form.AppField name="experience_description">
        {(field) => (
          <field.TextField
            label={HOTEL_LABELS.experience_description}
            rows={4}
            placeholder={GENERIC}
          />
        )}
      </form.AppField>
      <div className="grid gap-x-6 md:grid-cols-2">
        <form.AppField name="amenities_description">
          {(field) => (
            <field.TextField
              label={HOTEL_LABELS.amenities_description}
              rows={3}
              placeholder={GENERIC}
            />
          )}
        </form.AppField>
        <form.AppField name="location_description">
          {(field) => (
            <field.TextField
              label={HOTEL_LABELS.location_description}
              rows={3}
              placeholder={GENERIC}
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="details">
        {(field) => <field.TextField label={HOTEL_LABELS.details} rows={3} />}
      </form.AppField>
      <form.AppField name="gallery">{() => <GalleryField />}</form.AppField>
      <div className="grid gap-x-6 md:grid-cols-2">
        <form.AppField name="booking_url">
          {(field) => (
            <field.LineField
              label={HOTEL_LABELS.booking_url}
              inputMode="url"
              hint="La page du partenaire, en https"
            />
          )}
        </form.AppField>
        <form.AppField name="coordinates">
          {(field) => (
            <field.LineField
              label={HOTEL_LABELS.coordinates}
              hint="Latitude et longitude, comme une carte les donne : -20.4512, 57.3104"
            />
          )}
        </form.AppField>
      </div>
    </EditorSection>
  );
}
