import { EditorSection } from '#admin/features/editor/editor-section.tsx';
import { lengthHint, SeoPreview } from '#admin/features/editor/seo-preview.tsx';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { SEO_DESCRIPTION_LENGTH } from '#domain/seo/seo.ts';
import type { HotelForm } from './hotel-form.ts';
import { HOTEL_LABELS } from './hotel-labels.ts';

const TITLE_LENGTH = 60;

/** What search engines and social networks are told. */
export function HotelSeoFields({ form, shown }: { form: HotelForm; shown: Hotel }) {
  const { title, description } = hotelSeo(shown);
  return (
    <EditorSection title="Référencement">
      <form.AppField name="seo_title">
        {(field) => (
          <field.LineField
            label={HOTEL_LABELS.seo_title}
            hint={lengthHint(field.state.value, TITLE_LENGTH)}
          />
        )}
      </form.AppField>
      <form.AppField name="seo_description">
        {(field) => (
          <field.TextField
            label={HOTEL_LABELS.seo_description}
            rows={3}
            hint={lengthHint(field.state.value, SEO_DESCRIPTION_LENGTH)}
          />
        )}
      </form.AppField>
      <form.AppField name="seo_keywords">
        {(field) => (
          <field.LineField label={HOTEL_LABELS.seo_keywords} hint="Séparés par des virgules" />
        )}
      </form.AppField>
      <SeoPreview
        title={title}
        description={description}
        path={`/hotels/${shown.id}`}
        image={shown.image}
      />
    </EditorSection>
  );
}
