import { PlanField } from '#admin/kit/editor/controls.tsx';
import type { BodyProps } from '#admin/kit/editor/editor-config.ts';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { SeoFields } from '#admin/kit/editor/seo-fields.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { Section } from '#admin/ui/section.tsx';
import { bannerUrl } from '#domain/destination/banner-url.ts';
import type { DESTINATION } from '#domain/destination/destination.ts';
import { descriptionParagraphs } from '#domain/destination/destination-description.ts';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/defaults.ts';
import { slugify } from '#domain/text/fold-text.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { type DestinationValues, toShownDestination } from './destination-values.ts';

const { Field } = editorFields<typeof DESTINATION>();

type Props = BodyProps<DestinationValues>;

/** All fields of a destination. */
export function DestinationFields({ values, record, isNew, setValue }: Props) {
  const name = values.destination_name ?? '';
  const slug = values.destination_slug ?? '';
  // It follows the name until it is edited itself, and again once it is emptied.
  const followName = (typed: string) => {
    if (slug === '' || slug === slugify(name)) setValue('destination_slug', slugify(typed));
  };
  const shown = toShownDestination(values, record);
  return (
    <>
      <Section title="La destination">
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field
            name="destination_name"
            autoFocus={isNew}
            {...(isNew && { onEdited: followName })}
          />
          <SlugField name={name} slug={slug} onDerive={(to) => setValue('destination_slug', to)} />
          <Field name="display_order" hint="1 vient en premier" />
          <div className="md:pt-5.5">
            <Field
              name="active"
              hint={`Visible par les visiteurs\u202f; le pied de page en montre ${FOOTER_DESTINATION_LIMIT} au plus`}
            />
            {(isNew || !values.active) && <PlanField onPlanned={() => setValue('active', false)} />}
          </div>
        </div>
      </Section>
      <Section title="La page">
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
          titleHint={'Vide\u00a0: le nom de la destination'}
          preview={{
            ...destinationSeo(shown),
            path: `/destinations/${slug}`,
            image: shown.banner_image,
          }}
        />
      </Section>
    </>
  );
}

type SlugFieldProps = { name: string; slug: string; onDerive: (slug: string) => void };

function SlugField({ name, slug, onDerive }: SlugFieldProps) {
  const derived = slugify(name);
  return (
    <div>
      <Field name="destination_slug" hint={`/destinations/${slug.trim() || '…'}`} />
      {derived !== '' && derived !== slug && (
        <button
          type="button"
          onClick={() => onDerive(derived)}
          className={`${ACTION} -mt-4 mb-4`}
        >{`Déduire du nom\u00a0: ${derived}`}</button>
      )}
    </div>
  );
}

/** The destination as visitors will read it: banner, name, subtitle, paragraphs. */
export function DestinationAside({ values, record }: Props) {
  const shown = toShownDestination(values, record);
  const paragraphs = descriptionParagraphs(shown.description);
  return (
    <Section title="Aperçu">
      <Picture
        src={shown.banner_image ?? DEFAULT_BANNER_IMAGE}
        alt=""
        sizes="20rem"
        fallbackSrc={null}
        className="aspect-4/3"
      />
      <p className="mt-4 small-title wrap-anywhere">{shown.destination_name}</p>
      {shown.subtitle !== null && (
        <p className="mt-1 text-ui text-ink-2 wrap-anywhere">{shown.subtitle}</p>
      )}
      <div className="mt-3 grid gap-3 text-small text-ink-2 wrap-anywhere">
        <RichText nodes={paragraphs} />
      </div>
      <p className="mt-4 text-caption text-ink-2">
        {paragraphs.length < 2
          ? 'Description en un seul paragraphe.'
          : `Description en ${paragraphs.length} paragraphes.`}
      </p>
    </Section>
  );
}
