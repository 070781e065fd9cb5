import { BRAND } from '#domain/site/brand.ts';
import type { PageSeoRecord } from './page-seo-record.ts';
import { type PageSlug, SITE_PAGES } from './site-pages.ts';

/** Maximum number of characters of a title, including the suffix with the brand, that search engines show in full. */
export const RECOMMENDED_SEO_TITLE_LENGTH = 60;
export const RECOMMENDED_SEO_DESCRIPTION_LENGTH = 160;

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

export type SeoTexts = {
  title: string;
  description: string;
  keywords: string;
  /** Path of the page's picture for social networks; null for the site's default picture. */
  image: string | null;
  noindex: boolean;
};

type SeoFields = Partial<Pick<PageSeoRecord, 'seo_title' | 'seo_description' | 'seo_keywords'>>;

const SUFFIX = ` | ${BRAND}`;

/** Maximum number of characters of a title without the brand, so that « | » and the brand can still follow. */
export const RECOMMENDED_TITLE_LENGTH_WITHOUT_BRAND = RECOMMENDED_SEO_TITLE_LENGTH - SUFFIX.length;

/** Matches the brand, in capitals or not, at the beginning or the end of a title, with a separator. */
const BRAND_AT_EDGE = new RegExp(`^${BRAND} *(?:$|[|:–—·•-])|[|:–—·•,-] *${BRAND} *$`, 'i');

/** Appends « | » and the brand to a title that does not contain the brand. */
export const titleWithBrand = (title: string): string =>
  title.includes(BRAND) || BRAND_AT_EDGE.test(title.replace(/\s/g, ' '))
    ? title
    : `${title}${SUFFIX}`;

/** Returns the SEO texts of a page, with fallbacks for missing ones; never cuts an administrator's description. */
export function seoWithFallbacks(
  fields: SeoFields,
  fallback: Omit<SeoTexts, 'keywords' | 'noindex'> & { terms?: readonly string[]; noindex?: true },
): SeoTexts {
  return {
    title: titleWithBrand(fields.seo_title ?? fallback.title),
    description: fields.seo_description ?? fallback.description,
    keywords: fields.seo_keywords ?? [...(fallback.terms ?? []), ...DEFAULT_KEYWORDS].join(', '),
    image: fallback.image,
    noindex: fallback.noindex ?? false,
  };
}

export const SHARE_CARD_PATH_SECTIONS = [
  'hotels',
  'destinations',
  'blog',
  'lettre',
  'pages',
] as const;
export type ShareCardPathSection = (typeof SHARE_CARD_PATH_SECTIONS)[number];

/** Returns the version in a share picture's URL: the time of the record's last change in seconds, in base 36. */
export const shareCardVersion = (changed: string | null): string =>
  Math.floor(Date.parse(changed ?? '1970-01-01') / 1000).toString(36);

/** Returns the path of a share picture; `key` is a record's id, or the slug of a destination or page. */
export const shareCardPath = (section: ShareCardPathSection, key: string, changed: string | null) =>
  `/partage/${section}/${encodeURIComponent(key)}/${shareCardVersion(changed)}.jpg`;

export function pageSeo(slug: PageSlug, content: Partial<PageSeoRecord>): SeoTexts {
  const image = shareCardPath('pages', slug, content.updated_at ?? null);
  return seoWithFallbacks(content, { ...SITE_PAGES[slug], image });
}
