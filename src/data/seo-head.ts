import type { SeoTexts } from '#domain/seo/seo.ts';
import { SHARE_CARD_HEIGHT, SHARE_CARD_WIDTH } from '#domain/seo/share-card-size.ts';
import { BRAND } from '#domain/site/brand.ts';

/** Origin of the published site, without a trailing slash; local test runs set their own. */
const SITE_URL = import.meta.env.VITE_SITE_URL ?? '';

export interface SeoHeadData {
  seo: SeoTexts;
  /** Canonical path of the page, without search parameters. */
  path: string;
  type?: 'website' | 'article';
}

export const absoluteUrl = (pathOrUrl: string): string =>
  pathOrUrl.startsWith('/') ? `${SITE_URL}${pathOrUrl}` : pathOrUrl;

export function seoHead({ seo, path, type = 'website' }: SeoHeadData) {
  const url = absoluteUrl(path);
  const image = absoluteUrl(seo.image ?? '/icons/og-default.jpg');
  return {
    meta: [
      { title: seo.title },
      { name: 'description', content: seo.description },
      { name: 'keywords', content: seo.keywords },
      { name: 'robots', content: seo.noindex ? 'noindex, follow' : 'index, follow' },
      { property: 'og:site_name', content: BRAND },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:type', content: type },
      { property: 'og:title', content: seo.title },
      { property: 'og:description', content: seo.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: String(SHARE_CARD_WIDTH) },
      { property: 'og:image:height', content: String(SHARE_CARD_HEIGHT) },
      { property: 'og:image:alt', content: seo.title },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}

/** Returns the tags of a page's <head> from the data of its loader; none until the loader has finished. */
export const headFromLoaderData = ({ loaderData }: { loaderData?: SeoHeadData | undefined }) =>
  loaderData ? seoHead(loaderData) : {};
