import { BRAND } from '#domain/site/brand.ts';
import type { PageContent } from './page-content.ts';
import { PAGES, type PageSlug } from './site-pages.ts';

export const SHARE_SECTIONS = ['hotels', 'destinations', 'blog', 'pages'] as const;
export type ShareSection = (typeof SHARE_SECTIONS)[number];

export type ShareImage = { path: string; alt: string };

/** Returns the version in a picture's URL: the record's last change (ISO string) in seconds. */
export const shareVersion = (changed: string | null): string =>
  Math.floor(Date.parse(changed ?? '1970-01-01') / 1000).toString(36);

type Shared = { title: string; place: string | null; changed: string | null };

/** Returns a page's share picture. `key` is the id of a hotel or article, or the slug of other pages. */
export const shareImage = (
  section: ShareSection,
  key: string,
  { title, place, changed }: Shared,
): ShareImage => ({
  path: `/partage/${section}/${encodeURIComponent(key)}/${shareVersion(changed)}.jpg`,
  alt: place === null ? title : `${title}\u00A0– ${place}`,
});

export const sharedTitle = (
  slug: PageSlug,
  content: Pick<PageContent, 'seo_title'> | null,
): string => (content?.seo_title ?? PAGES[slug].title).replace(new RegExp(` \\| ${BRAND}$`), '');
