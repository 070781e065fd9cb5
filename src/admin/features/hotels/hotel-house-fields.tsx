import { EditorSection } from '#admin/features/editor/editor-section.tsx';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import type { HotelForm } from './hotel-form.ts';
import { HOTEL_LABELS } from './hotel-labels.ts';

const REGION_OPTIONS = REGIONS.map((region) => ({ value: region, label: region }));

/** What lists and cards show. */
export function HotelHouseFields({ form, isNew }: { form: HotelForm; isNew: boolean }) {
  return (
    <EditorSection title="La maison">
      <div className="grid gap-x-6 md:grid-cols-2">
        <form.AppField name="name">
          {(field) => <field.LineField label={HOTEL_LABELS.name} required autoFocus={isNew} />}
        </form.AppField>
        <form.AppField name="location">
          {(field) => <field.LineField label={HOTEL_LABELS.location} required />}
        </form.AppField>
      </div>
      <div className="grid gap-x-6 md:grid-cols-3">
        <form.AppField name="region">
          {(field) => (
            <field.ChoiceField
              label={HOTEL_LABELS.region}
              required
              placeholder="Choisissez"
              options={REGION_OPTIONS}
            />
          )}
        </form.AppField>
        <form.AppField name="rating">
          {(field) => (
            <field.LineField label={HOTEL_LABELS.rating} inputMode="decimal" hint="De 0 à 5" />
          )}
        </form.AppField>
        <form.AppField name="price">
          {(field) => (
            <field.LineField label={HOTEL_LABELS.price} inputMode="decimal" hint="€ par nuit" />
          )}
        </form.AppField>
      </div>
      <form.AppField name="image">
        {(field) => <field.ImageField label={HOTEL_LABELS.image} />}
      </form.AppField>
      <form.AppField name="description">
        {(field) => (
          <field.TextField
            label={HOTEL_LABELS.description}
            rows={3}
            hint="Affichée sur trois lignes dans les listes"
          />
        )}
      </form.AppField>
      <form.AppField name="amenities">
        {(field) => <field.ListField label={HOTEL_LABELS.amenities} />}
      </form.AppField>
    </EditorSection>
  );
}
