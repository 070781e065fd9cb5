import type { Firestore } from 'firebase-admin/firestore';
import { ENTITIES } from '../../../src/domain/admin/entities.ts';
import { articlePath, destinationPath, hotelPath } from '../../../src/domain/site/record-paths.ts';
import { changedOf, type Dated, pictureUrl, published, readRecords } from './read-published.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** Search engines read no more addresses of one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

/** Returns when the newest of some records changed, as an ISO string. */
const newest = (records: readonly Dated[]): string | null =>
  records
    .map(changedOf)
    .filter((date) => date !== null)
    .sort()
    .at(-1) ?? null;

/** Writes the sitemap: all pages that search engines may list. Rejects when Firestore is unreachable. */
export async function sitemap(db: Firestore, origin: string): Promise<string> {
  const { hotels: ofHotels, destinations: ofDestinations, articles } = ENTITIES;
  const [hotels, destinations, posts] = await Promise.all([
    readRecords(published(db, ofHotels), ofHotels),
    readRecords(published(db, ofDestinations), ofDestinations),
    readRecords(published(db, articles), articles),
  ]);
  const pictures = (images: (string | null)[]) =>
    images
      .filter((image) => image !== null)
      .map((image) => textElement('image:loc', pictureUrl(origin, image)))
      .map((location) => element('image:image', {}, location));
  const page = (path: string, changed: string | null = null, images: (string | null)[] = []) => {
    const lastmod = changed === null ? '' : textElement('lastmod', changed);
    const parts = [textElement('loc', `${origin}${path}`), lastmod, ...pictures(images)];
    return element('url', {}, parts.join(''));
  };
  // Lists are as new as what they show.
  const pages = [
    page('/', newest([...hotels, ...posts])),
    page('/destinations', newest(hotels)),
    page('/blog', newest(posts)),
    page('/vacances-sur-mesure'),
    page('/about'),
    page('/contact'),
    ...destinations.map((one) =>
      page(destinationPath(one.destination_slug), changedOf(one), [one.banner_image]),
    ),
    ...hotels.map((one) =>
      page(hotelPath(one.id), changedOf(one), [one.image, ...one.gallery.map(({ url }) => url)]),
    ),
    ...posts.map((one) => page(articlePath(one.id), changedOf(one), [one.image])),
  ];
  return xmlDocument(element('urlset', NAMESPACES, pages.slice(0, MAX_ADDRESSES).join('\n')));
}
