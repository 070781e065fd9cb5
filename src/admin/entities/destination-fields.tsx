import * as v from 'valibot';
import { PlanField } from '#admin/kit/editor/controls.tsx';
import type { BodyProps } from '#admin/kit/editor/editor-config.ts';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { SeoFields } from '#admin/kit/editor/seo-fields.tsx';
import type { FormValues } from '#admin/kit/editor/values.ts';
import { Section } from '#admin/ui/section.tsx';
import { bannerUrl } from '#domain/destination/banner-url.ts';
import { type DESTINATION, Destination } from '#domain/destination/destination.ts';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';
import { slugify } from '#domain/text/fold-text.ts';

export type DestinationValues = FormValues<typeof DESTINATION>;
type Props = BodyProps<DestinationValues>;

/** Returns the destination as its page would show it, whether or not it could be saved. */
export const shownDestination = (
  values: DestinationValues,
  record: { id: string } | null,
): Destination =>
  v.parse(Destination, {
    ...values,
    destination_name: values.destination_name?.trim() || 'Sans nom',
    destination_slug: values.destination_slug?.trim() || 'apercu',
    id: record?.id ?? 'new',
  });

const { Field } = editorFields<typeof DESTINATION>();

export function DestinationFields({ values, record, isNew, setValue }: Props) {
  const name = values.destination_name ?? '';
  const slug = values.destination_slug ?? '';
  // The slug of a new destination follows its name until it is edited, and again once it is emptied.
  const followName = (typed: string) => {
    if (slug === '' || slug === slugify(name)) setValue('destination_slug', slugify(typed));
  };
  const path = `/destinations/${slug.trim() || '…'}`;
  return (
    <>
      <Section title="La destination">
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field
            name="destination_name"
            autoFocus={isNew}
            {...(isNew && { onEdited: followName })}
          />
          <Field name="destination_slug" hint={path} />
        </div>
        <Field
          name="banner_image"
          hint="Adresse complète en https, ou code HTML collé qui contient l’image"
          urlOf={bannerUrl}
        />
        <Field name="subtitle" />
        <Field
          name="description"
          rows={6}
          hint="Quatre retours à la ligne séparent deux paragraphes"
        />
      </Section>
      <Section title="Référencement">
        <SeoFields
          values={values}
          shown={{ ...destinationSeo(shownDestination(values, record)), path }}
        />
      </Section>
    </>
  );
}

/** Place in lists, and visibility. */
export function DestinationAside({ values, isNew }: Props) {
  return (
    <Section title="Publication">
      <Field name="display_order" hint="1 vient en premier" />
      <Field
        name="active"
        hint={`Visible par les visiteurs\u202f; le pied de page en montre ${FOOTER_DESTINATION_LIMIT} au plus`}
      />
      {(isNew || !values.active) && <PlanField shownBy="active" />}
    </Section>
  );
}
