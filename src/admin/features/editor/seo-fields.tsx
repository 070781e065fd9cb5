import type { ComponentProps } from 'react';
import type { SEO_LABELS } from '#domain/admin/field-labels.ts';
import { SEO_DESCRIPTION_LENGTH } from '#domain/seo/seo.ts';
import { editorFields } from './editor-fields.tsx';
import { lengthHint, SEO_TITLE_LENGTH, SeoPreview } from './seo-preview.tsx';

export type SeoValues = Record<keyof typeof SEO_LABELS, string>;

type SeoFieldsProps = {
  values: SeoValues;
  /** Instead of the length of the title. */
  titleHint?: string | undefined;
  /** What is shown where nothing is entered. */
  fallback?: { title: string; description: string } | undefined;
  preview: ComponentProps<typeof SeoPreview>;
};

const { LineField, TextField } = editorFields<SeoValues>();

/** Title, description and keywords for search engines, and how these will show the page. */
export function SeoFields({ values, titleHint, fallback, preview }: SeoFieldsProps) {
  return (
    <>
      <LineField
        name="seo_title"
        placeholder={fallback?.title}
        hint={titleHint ?? lengthHint(values.seo_title, SEO_TITLE_LENGTH)}
      />
      <TextField
        name="seo_description"
        rows={3}
        placeholder={fallback?.description}
        hint={lengthHint(values.seo_description, SEO_DESCRIPTION_LENGTH)}
      />
      <LineField name="seo_keywords" hint="Séparés par des virgules" />
      <SeoPreview {...preview} />
    </>
  );
}
