import { BRAND } from '#domain/site/brand.ts';

/** Recommended length of a description in search results, in characters (spec section 9). */
export const SEO_DESCRIPTION_LENGTH = 160;

/** The default keywords: terms of luxury hotels (spec section 9). */
export const DEFAULT_KEYWORDS: readonly string[] = [
  'hôtel de luxe',
  'palace',
  'hôtel cinq étoiles',
  'séjour de luxe',
  "voyage d'exception",
  'vacances sur mesure',
  'spa',
  'suite',
];

/** What goes into the head of a page; the title has its suffix, keywords are comma-separated. */
export type Seo = {
  title: string;
  description: string;
  keywords: string;
  image: string | null;
  noindex: boolean;
};

type SeoFields = {
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
};

const SUFFIX = ` | ${BRAND}`;

/** A page title with the brand's suffix, which is never doubled. */
export function pageTitle(title: string): string {
  return title === BRAND || title.endsWith(SUFFIX) ? title : `${title}${SUFFIX}`;
}

/**
 * The seo of something that has seo fields: each empty one falls back. A description written for
 * the purpose is never cut, as the spec only recommends its length.
 */
export function seoFrom(
  fields: SeoFields,
  fallback: { title: string; description: string; terms?: readonly string[] },
  image: string | null = null,
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
