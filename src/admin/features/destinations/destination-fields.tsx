import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { PlanField } from '#admin/features/editor/plan-field.tsx';
import { SeoFields } from '#admin/features/editor/seo-fields.tsx';
import type { RecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { ACTION } from '#admin/ui/looks.ts';
import { Section } from '#admin/ui/section.tsx';
import { bannerUrl } from '#domain/destination/banner-url.ts';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';
import { slugify } from '#domain/text/fold-text.ts';
import { type DestinationValues, followingSlug, shownDestination } from './destination-values.ts';

type DestinationFieldsProps = {
  editor: RecordEditor<DestinationValues>;
  /** The slug of a new destination follows its name. */
  isNew: boolean;
  /** What is wrong with a slug among the other destinations. */
  slugErrorOf: (slug: string) => string | undefined;
};

const { CheckField, PictureField, LineField, TextField } = editorFields<DestinationValues>();

/** All fields of a destination. */
export function DestinationFields({ editor, isNew, slugErrorOf }: DestinationFieldsProps) {
  const { form, values } = editor;
  const followName = (name: string) =>
    form.setFieldValue('destination_slug', followingSlug(values, name));
  const path = `/destinations/${values.destination_slug}`;
  const shown = shownDestination(values);
  return (
    <>
      <Section title="La destination">
        <div className="grid gap-x-6 md:grid-cols-2">
          <LineField name="destination_name" onEdited={isNew ? followName : undefined} required />
          <SlugField editor={editor} errorOf={slugErrorOf} />
          <LineField name="display_order" inputMode="numeric" hint="1 vient en premier" required />
          <div className="md:pt-5.5">
            <CheckField
              name="active"
              hint={`Visible par les visiteurs\u202f; le pied de page en montre ${FOOTER_DESTINATION_LIMIT} au plus`}
            />
            {!values.active && <PlanField />}
          </div>
        </div>
      </Section>
      <Section title="La page">
        <PictureField
          name="banner_image"
          hint="Adresse complète en https, ou code HTML collé qui contient l’image"
          urlOf={bannerUrl}
        />
        <LineField name="subtitle" />
        <TextField
          name="description"
          rows={6}
          hint="Quatre retours à la ligne séparent deux paragraphes"
        />
      </Section>
      <Section title="Référencement">
        <SeoFields
          values={values}
          titleHint={'Vide\u00a0: le nom de la destination'}
          preview={{ ...destinationSeo(shown), path, image: shown.banner_image }}
        />
      </Section>
    </>
  );
}

type SlugFieldProps = {
  editor: RecordEditor<DestinationValues>;
  errorOf: (slug: string) => string | undefined;
};

/** The slug, compared with the others at each keystroke. */
function SlugField({ editor, errorOf }: SlugFieldProps) {
  const { destination_name: name, destination_slug: slug } = editor.values;
  const derived = slugify(name);
  return (
    <div>
      <LineField
        name="destination_slug"
        check={errorOf}
        hint={`Adresse de la page\u00a0: /destinations/${slug.trim() || '…'}`}
        required
      />
      {derived !== '' && derived !== slug && (
        <button
          type="button"
          onClick={() => editor.form.setFieldValue('destination_slug', derived)}
          className={`${ACTION} -mt-4 mb-4`}
        >
          Déduire du nom{'\u00a0'}: {derived}
        </button>
      )}
    </div>
  );
}
