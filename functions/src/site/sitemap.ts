import type { Firestore } from 'firebase-admin/firestore';
import { ENTITIES } from '../../../src/domain/admin/entities.ts';
import { articlePath, destinationPath, hotelPath } from '../../../src/domain/site/record-paths.ts';
import { changedOf, type Dated, published, readRecords } from './read-published.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** Search engines read no more addresses of one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

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
  const page = (path: string, changed: string | null = null) => {
    const lastmod = changed === null ? '' : textElement('lastmod', changed);
    return element('url', {}, textElement('loc', `${origin}${path}`) + lastmod);
  };
  // Lists are as new as what they show.
  const pages = [
    page('/', newest([...hotels, ...posts])),
    page('/destinations', newest(hotels)),
    page('/blog', newest(posts)),
    page('/vacances-sur-mesure'),
    page('/about'),
    page('/contact'),
    ...destinations.map((one) => page(destinationPath(one.destination_slug), changedOf(one))),
    ...hotels.map((one) => page(hotelPath(one.id), changedOf(one))),
    ...posts.map((one) => page(articlePath(one.id), changedOf(one))),
  ];
  const attributes = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
  return xmlDocument(element('urlset', attributes, pages.slice(0, MAX_ADDRESSES).join('\n')));
}
