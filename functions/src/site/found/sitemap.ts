import { largeImage } from '../../../../src/domain/site/image-url.ts';
import { inParts } from '../../../../src/domain/site/in-parts.ts';
import {
  articlePath,
  destinationPath,
  hotelPath,
} from '../../../../src/domain/site/record-paths.ts';
import type { Published } from './published.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** Beyond this many URLs the sitemap is an index of parts. */
export const PART_SIZE = 1_000;

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** A page: its path, when it last changed as an ISO string, and its pictures. */
export type SitemapPage = { path: string; lastmod: string | null; images: string[] };

const page = (path: string, lastmod: string | null = null, images: string[] = []): SitemapPage => ({
  path,
  lastmod,
  images: images.map(largeImage),
});

/** The latest of some ISO dates. */
export function newest(dates: readonly (string | null)[]): string | null {
  const known = dates.filter((date) => date !== null);
  return known.sort().at(-1) ?? null;
}

/** All pages that search engines may list. Lists are as new as what they show. */
export function sitemapPages({ hotels, destinations, posts }: Published): SitemapPage[] {
  const hotelsChanged = newest(hotels.map(({ changed }) => changed));
  const postsChanged = newest(posts.map(({ changed }) => changed));
  return [
    page('/', newest([hotelsChanged, postsChanged])),
    page('/destinations', hotelsChanged),
    page('/blog', postsChanged),
    page('/vacances-sur-mesure'),
    page('/about'),
    page('/contact'),
    ...destinations.map(({ key, changed, images }) => page(destinationPath(key), changed, images)),
    ...hotels.map(({ key, changed, images }) => page(hotelPath(key), changed, images)),
    ...posts.map(({ key, changed, images }) => page(articlePath(key), changed, images)),
  ];
}

const lastmodOf = (date: string | null) => (date === null ? '' : textElement('lastmod', date));

function urlSet(origin: string, pages: readonly SitemapPage[]): string {
  const absolute = (url: string) => (url.startsWith('/') ? `${origin}${url}` : url);
  const urls = pages.map(({ path, lastmod, images }) =>
    element(
      'url',
      {},
      [
        textElement('loc', absolute(path)),
        lastmodOf(lastmod),
        ...images.map((image) =>
          element('image:image', {}, textElement('image:loc', absolute(image))),
        ),
      ].join(''),
    ),
  );
  return element('urlset', { xmlns: SITEMAPS, 'xmlns:image': IMAGES }, urls.join('\n'));
}

function index(origin: string, parts: readonly SitemapPage[][]): string {
  const maps = parts.map((pages, position) => {
    const loc = textElement('loc', `${origin}/sitemap-${position + 1}.xml`);
    return element('sitemap', {}, loc + lastmodOf(newest(pages.map(({ lastmod }) => lastmod))));
  });
  return element('sitemapindex', { xmlns: SITEMAPS }, maps.join('\n'));
}

/**
 * The sitemap as XML: up to a thousand pages whole, else the index of its parts.
 * @param part the number of a part, from 1; null for /sitemap.xml itself
 * @returns null when there is no such part
 */
export function sitemap(
  origin: string,
  pages: readonly SitemapPage[],
  part: number | null,
): string | null {
  const parts = inParts(pages, PART_SIZE);
  if (part === null && parts.length > 1) return xmlDocument(index(origin, parts));
  const wanted = parts[(part ?? 1) - 1];
  return wanted ? xmlDocument(urlSet(origin, wanted)) : null;
}
