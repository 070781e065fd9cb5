import type { SEO } from '#domain/schema/fields.ts';
import { pageTitle, SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from '#domain/seo/seo.ts';
import { editorFields } from './field.tsx';
import type { FormValues } from './values.ts';

type SeoFieldsProps = {
  values: FormValues<typeof SEO>;
  /** Title and description of the page's head, fallbacks included, and the page's path. */
  shown: { title: string; description: string; path: string };
  autoFocus?: boolean;
};

const { Field } = editorFields<typeof SEO>();

/** Title, description and keywords, and how a search engine would show the page. */
export function SeoFields({ values, shown, autoFocus = false }: SeoFieldsProps) {
  const { title, description, path } = shown;
  return (
    <>
      <Field
        name="seo_title"
        autoFocus={autoFocus}
        placeholder={title}
        hint={lengthHint(values.seo_title, SEO_TITLE_LENGTH)}
      />
      <Field
        name="seo_description"
        rows={3}
        placeholder={description}
        hint={lengthHint(values.seo_description, SEO_DESCRIPTION_LENGTH)}
      />
      <Field name="seo_keywords" hint="Séparés par des virgules" />
      <figure className="mb-6 max-w-150 border border-rule p-4">
        <figcaption className="mb-3 text-caption text-ink-2">
          Dans un moteur de recherche
        </figcaption>
        <p className="truncate text-caption text-ink-2">
          {location.host + path.split('/').join(' › ')}
        </p>
        <p className="mt-1 truncate text-body font-medium">{pageTitle(title)}</p>
        <p className="mt-1 line-clamp-2 text-small text-ink-2">{description}</p>
      </figure>
    </>
  );
}

/** « 114 sur 160 caractères recommandés » */
function lengthHint(text: string | null, recommended: number): string {
  const length = text?.trim().length ?? 0;
  const count = `${length} sur ${recommended} caractères recommandés`;
  return length > recommended
    ? `${count}\u00a0: ${length - recommended} de trop, la fin risque de ne pas être affichée`
    : count;
}
