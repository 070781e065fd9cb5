import { absoluteUrl, type seoHead } from '#data/seo-head.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';

type PageHead = Parameters<typeof seoHead>[0];
type Step = { name: string; path: string };

const listItems = (steps: readonly Step[]) =>
  steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  }));

/**
 * The head of a destination's page, loaded with the route's data so that no first view carries it.
 * @param hotels those that the page shows at first
 */
export function destinationHead(
  destination: Destination,
  hotels: readonly Pick<HotelSummary, 'id' | 'name'>[],
): PageHead {
  const path = `/destinations/${encodeURIComponent(destination.destination_slug)}`;
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: listItems([
      { name: 'Accueil', path: '/' },
      { name: 'Destinations', path: '/destinations' },
      { name: destination.destination_name, path },
    ]),
  };
  const list = {
    '@type': 'ItemList',
    itemListElement: hotels.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(`/hotels/${encodeURIComponent(id)}`),
    })),
  };
  return {
    seo: destinationSeo(destination),
    path,
    jsonLd: hotels.length > 0 ? [breadcrumb, list] : [breadcrumb],
  };
}
