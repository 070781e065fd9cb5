import type { ComponentProps } from 'react';
import type { SEO } from '#domain/schema/fields.ts';
import { SEO_DESCRIPTION_LENGTH } from '#domain/seo/seo.ts';
import { editorFields } from './field.tsx';
import { lengthHint, SEO_TITLE_LENGTH, SeoPreview } from './seo-preview.tsx';
import type { FormValues } from './values.ts';

type SeoFieldsProps = {
  values: FormValues<typeof SEO>;
  /** Instead of the length of the title. */
  titleHint?: string | undefined;
  /** What is shown where nothing is entered. */
  fallback?: { title: string; description: string } | undefined;
  preview: ComponentProps<typeof SeoPreview>;
};

const { Field } = editorFields<typeof SEO>();

/** Title, description and keywords for search engines, and how these will show the page. */
export function SeoFields({ values, titleHint, fallback, preview }: SeoFieldsProps) {
  return (
    <>
      <Field
        name="seo_title"
        placeholder={fallback?.title}
        hint={titleHint ?? lengthHint(values.seo_title ?? '', SEO_TITLE_LENGTH)}
      />
      <Field
        name="seo_description"
        rows={3}
        placeholder={fallback?.description}
        hint={lengthHint(values.seo_description ?? '', SEO_DESCRIPTION_LENGTH)}
      />
      <Field name="seo_keywords" hint="Séparés par des virgules" />
      <SeoPreview {...preview} />
    </>
  );
}
