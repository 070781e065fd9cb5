import { EditorSection } from '#admin/features/editor/editor-section.tsx';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { DestinationPicker } from './destination-picker.tsx';
import { HotelCardPreview } from './hotel-card-preview.tsx';
import type { HotelForm } from './hotel-form.ts';
import { HOTEL_LABELS } from './hotel-labels.ts';

type HotelAsideProps = {
  form: HotelForm;
  shown: Hotel;
  destinations: readonly Destination[];
};

/** Beside the fields: the hotel's card as it is typed, where it is listed, and whether it is seen. */
export function HotelAside({ form, shown, destinations }: HotelAsideProps) {
  return (
    <>
      <EditorSection title="Aperçu">
        <HotelCardPreview hotel={shown} />
      </EditorSection>
      <EditorSection title="Destinations">
        <form.AppField name="destinations">
          {() => <DestinationPicker destinations={destinations} />}
        </form.AppField>
      </EditorSection>
      <EditorSection title="Publication">
        <form.AppField name="featured">
          {(field) => <field.CheckField label={HOTEL_LABELS.featured} />}
        </form.AppField>
        <form.AppField name="published">
          {(field) => (
            <field.CheckField
              label={HOTEL_LABELS.published}
              hint="Sans cela, les visiteurs ne le voient pas"
            />
          )}
        </form.AppField>
      </EditorSection>
    </>
  );
}
