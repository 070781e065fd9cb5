import { BRAND } from '#domain/site/brand.ts';
import type { PageContent } from './page-content.ts';
import { type ShareImage, sharedTitle, shareImage } from './share-card.ts';
import { PAGES, type PageSlug } from './site-pages.ts';

/** How much of a title search engines show, in characters, with the suffix. */
export const SEO_TITLE_LENGTH = 60;
/** Recommended length of a meta description, in characters. */
export const SEO_DESCRIPTION_LENGTH = 160;

export const DEFAULT_KEYWORDS: readonly string[] = [
  'hôtel de luxe',
  'palace',
  'hôtel cinq étoiles',
  'séjour de luxe',
  'voyage d’exception',
  'vacances sur mesure',
  'spa',
  'suite',
];

/** What goes into a page's head: the title with its suffix, keywords separated by commas. */
export type Seo = {
  title: string;
  description: string;
  keywords: string;
  /** Null where the site's own picture stands for the page. */
  image: ShareImage | null;
  noindex: boolean;
};

type SeoFields = {
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
};

const SUFFIX = ` | ${BRAND}`;

/** A page title with the brand as its suffix, never doubled. */
export function pageTitle(title: string): string {
  return title === BRAND || title.endsWith(SUFFIX) ? title : `${title}${SUFFIX}`;
}

/**
 * The SEO of something with SEO fields; each empty one falls back. A description that an
 * administrator wrote is never cut: its length is only a recommendation.
 */
export function seoFrom(
  fields: SeoFields,
  fallback: { title: string; description: string; terms?: readonly string[] },
  image: ShareImage,
  noindex = false,
): Seo {
  return {
    title: pageTitle(fields.seo_title ?? fallback.title),
    description: fields.seo_description ?? fallback.description,
    keywords: fields.seo_keywords ?? [...(fallback.terms ?? []), ...DEFAULT_KEYWORDS].join(', '),
    image,
    noindex,
  };
}

const NO_FIELDS = { seo_title: null, seo_description: null, seo_keywords: null };

/** The SEO of a page: what administrators wrote, else the defaults. */
export function pageSeo(slug: PageSlug, content: PageContent | null): Seo {
  const page = PAGES[slug];
  const image = shareImage('pages', slug, {
    title: sharedTitle(slug, content),
    place: null,
    changed: content?.updated_at ?? null,
  });
  return seoFrom(content ?? NO_FIELDS, page, image, page.noindex);
}
