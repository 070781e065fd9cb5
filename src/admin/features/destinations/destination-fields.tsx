import { EditorSection } from '#admin/features/editor/editor-section.tsx';
import { lengthHint } from '#admin/features/editor/length-hint.ts';
import type { RecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { extractBannerUrl } from '#domain/destination/destination.ts';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { SEO_DESCRIPTION_LENGTH } from '#domain/seo/seo.ts';
import { DestinationSeoPreview } from './destination-seo-preview.tsx';
import { type DestinationValues, DESTINATION_LABELS as LABELS } from './destination-values.ts';
import { followingSlug } from './following-slug.ts';
import { SlugField } from './slug-field.tsx';

type DestinationFieldsProps = {
  editor: RecordEditor<DestinationValues>;
  /** A new destination: its address follows its name. */
  isNew: boolean;
  slugFaultOf: (slug: string) => string | undefined;
};

/** All that is stored of a destination. */
export function DestinationFields({ editor, isNew, slugFaultOf }: DestinationFieldsProps) {
  const { form, values } = editor;
  const followName = (name: string) =>
    form.setFieldValue('destination_slug', followingSlug(values, name));
  return (
    <>
      <EditorSection title="La destination">
        <div className="grid gap-x-6 md:grid-cols-2">
          <form.AppField name="destination_name">
            {(field) => (
              <field.LineField
                label={LABELS.destination_name}
                onEdited={isNew ? followName : undefined}
                required
              />
            )}
          </form.AppField>
          <SlugField editor={editor} faultOf={slugFaultOf} />
          <form.AppField name="display_order">
            {(field) => (
              <field.LineField
                label={LABELS.display_order}
                inputMode="numeric"
                hint="1 vient en premier"
                required
              />
            )}
          </form.AppField>
          <div className="md:pt-5.5">
            <form.AppField name="active">
              {(field) => (
                <field.CheckField
                  label={LABELS.active}
                  hint={`Visible par les visiteurs ; le pied de page en montre ${FOOTER_DESTINATION_LIMIT} au plus`}
                />
              )}
            </form.AppField>
          </div>
        </div>
      </EditorSection>
      <EditorSection title="La page">
        <form.AppField name="banner_image">
          {(field) => (
            <field.ImageField
              label={LABELS.banner_image}
              hint="Adresse complète en https, ou code HTML collé qui contient l’image"
              addressOf={extractBannerUrl}
            />
          )}
        </form.AppField>
        <form.AppField name="subtitle">
          {(field) => <field.LineField label={LABELS.subtitle} />}
        </form.AppField>
        <form.AppField name="description">
          {(field) => (
            <field.TextField
              label={LABELS.description}
              rows={6}
              hint="Quatre retours à la ligne séparent deux paragraphes"
            />
          )}
        </form.AppField>
      </EditorSection>
      <EditorSection title="Référencement">
        <form.AppField name="seo_title">
          {(field) => (
            <field.LineField label={LABELS.seo_title} hint="Vide : le nom de la destination" />
          )}
        </form.AppField>
        <form.AppField name="seo_description">
          {(field) => (
            <field.TextField
              label={LABELS.seo_description}
              rows={2}
              hint={lengthHint(values.seo_description, SEO_DESCRIPTION_LENGTH)}
            />
          )}
        </form.AppField>
        <form.AppField name="seo_keywords">
          {(field) => (
            <field.LineField label={LABELS.seo_keywords} hint="Séparés par des virgules" />
          )}
        </form.AppField>
        <DestinationSeoPreview values={values} />
      </EditorSection>
    </>
  );
}
