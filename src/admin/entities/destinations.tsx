import { findSlugOwner } from '#admin/data/read.ts';
import { PlanField } from '#admin/kit/editor/controls.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { SeoFields } from '#admin/kit/editor/seo-fields.tsx';
import { useEnclosingEditor, useField } from '#admin/kit/editor/use-field.ts';
import type { FormValues } from '#admin/kit/editor/values.ts';
import { Section } from '#admin/ui/section.tsx';
import { destinationQueries } from '#data/queries.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { type DESTINATION, DestinationInput } from '#domain/destination/destination.ts';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { slugify } from '#domain/text/fold-text.ts';

type DestinationValues = FormValues<typeof DESTINATION>;

const slugIn = ({ destination_slug: slug }: DestinationValues) => (slug ?? '').trim();

const slugTaken = (name: string) =>
  `Cette adresse est déjà celle de la destination «\u202f${name}\u202f»\u00a0: choisissez-en une autre`;

export const DESTINATION_EDITOR: EditorConfig<DestinationValues> = {
  entity: ENTITIES.destinations,
  input: DestinationInput,
  // Browser transactions cannot query: two saves in the same second may take the same slug.
  async refuse(values, id) {
    const owner = await findSlugOwner(slugIn(values), id);
    return owner === null ? {} : { destination_slug: slugTaken(owner) };
  },
  idFor: slugIn,
  pageQuery: (slug) => destinationQueries.bySlug(slug).queryKey,
  Body: DestinationFields,
  Aside: DestinationAside,
};

const { Field } = editorFields<typeof DESTINATION>();

function DestinationFields() {
  const { isNew } = useEnclosingEditor();
  const name = useField<string | null>('destination_name').value;
  const { value: slug, setValue: setSlug } = useField<string | null>('destination_slug');
  // The slug follows the name until the slug is edited, and again once the slug is cleared.
  const followName = (typed: string) => {
    if (!slug || slug === slugify(name ?? '')) setSlug(slugify(typed));
  };
  return (
    <>
      <Section title="La destination">
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field
            name="destination_name"
            autoFocus={isNew}
            {...(isNew && { onEdited: followName })}
          />
          <Field name="destination_slug" hint={`/destinations/${slug?.trim() || '…'}`} />
        </div>
        <Field
          name="banner_image"
          hint="Adresse complète en https, ou code HTML collé qui contient l’image"
        />
        <Field name="subtitle" />
        <Field
          name="description"
          rows={6}
          hint="Quatre retours à la ligne séparent deux paragraphes"
        />
      </Section>
      <Section title="Référencement">
        <SeoFields />
      </Section>
    </>
  );
}

function DestinationAside() {
  return (
    <Section title="Publication">
      <Field name="display_order" hint="1 vient en premier" />
      <Field
        name="active"
        hint={`Visible par les visiteurs\u202f; le pied de page en montre ${FOOTER_DESTINATION_LIMIT} au plus`}
      />
      <PlanField shownBy="active" />
    </Section>
  );
}
