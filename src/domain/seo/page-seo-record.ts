import * as v from 'valibot';
import { requiredChoiceField } from '#domain/schema/choice-fields.ts';
import { optionsOfTexts, storedSchema } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { NAME_MAX } from '#domain/site/limits.ts';
import { PAGE_SLUGS, type PageSlug, SITE_PAGES } from './site-pages.ts';

export const PAGE_SEO_FIELDS = {
  page_slug: requiredChoiceField(
    'Adresse de la page',
    optionsOfTexts(PAGE_SLUGS),
    'Cette page n’existe pas',
  ),
  page_name: f.requiredSingleLineField('Nom de la page', NAME_MAX, 'Le nom est requis'),
  ...f.SEO_FIELDS,
};

export const PageSeoRecord = storedSchema({
  ...f.RECORD_ID_FIELD,
  ...PAGE_SEO_FIELDS,
  updated_at: f.isoInstant,
});
export type PageSeoRecord = v.InferOutput<typeof PageSeoRecord>;

export const PageSeoRecordInput = v.strictObject(PAGE_SEO_FIELDS);
export type PageSeoRecordInput = v.InferOutput<typeof PageSeoRecordInput>;

export type SeoEditablePage = { slug: PageSlug; name: string; stored: PageSeoRecord | null };

/**
 * Returns all pages whose SEO texts owners can edit, sorted by name; `stored` is null for a page without a document.
 */
export function listSeoEditablePages(contents: readonly PageSeoRecord[]): SeoEditablePage[] {
  return PAGE_SLUGS.map((slug) => {
    const stored = contents.find(({ page_slug }) => page_slug === slug) ?? null;
    return { slug, name: stored?.page_name ?? SITE_PAGES[slug].name, stored };
  }).sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}
