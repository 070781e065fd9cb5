import * as v from 'valibot';
import { optionsOfTexts, stored } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { NAME_MAX } from '#domain/site/limits.ts';
import { PAGE_SLUGS, PAGES, type PageSlug } from './site-pages.ts';

export const PAGE_FIELDS = {
  page_slug: f.requiredChoiceField(
    'Adresse de la page',
    optionsOfTexts(PAGE_SLUGS),
    'Cette page n’existe pas',
  ),
  page_name: f.requiredSingleLineField('Nom de la page', NAME_MAX, 'Le nom est requis'),
  ...f.SEO_FIELDS,
};

export const PageContent = stored({ ...f.ID, ...PAGE_FIELDS, updated_at: f.STAMPS.updated_at });
export type PageContent = v.InferOutput<typeof PageContent>;

export const PageContentInput = v.strictObject(PAGE_FIELDS);
export type PageContentInput = v.InferOutput<typeof PageContentInput>;

export type PageSeo = { slug: PageSlug; name: string; stored: PageContent | null };

/** Returns every page of the site, sorted by name, including pages without a stored document. */
export function seoPages(contents: readonly PageContent[]): PageSeo[] {
  return PAGE_SLUGS.map((slug) => {
    const stored = contents.find(({ page_slug }) => page_slug === slug) ?? null;
    return { slug, name: stored?.page_name ?? PAGES[slug].name, stored };
  }).sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
