import type { QueryClient } from '@tanstack/react-query';
import { authorCard } from '#content/about.ts';
import { destinationQueries, hotelQueries, postQueries } from '#data/queries.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import { settingsQuery } from '#data/settings.ts';
import { postsIn } from '#domain/blog/post-list.ts';
import { DEFAULT_HOTEL_FILTER, filterHotels } from '#domain/hotel/hotel-filter.ts';
import { hotelsIn } from '#domain/hotel/hotel-list.ts';
import { BRAND, TAGLINE } from '#domain/site/brand.ts';
import { articlePath, destinationPath, hotelPath } from '#domain/site/record-paths.ts';
import { MIRRORED_LAYOUT } from '#features/hotel-list/hotel-layouts.ts';
import {
  articleData,
  breadcrumbs,
  hotelData,
  hotelList,
  itemList,
  type JsonLd,
  type Page,
  publisher,
} from './json-ld.ts';
import type { AppRouter } from './router.tsx';

const DESTINATIONS: Page = ['Destinations', '/destinations'];
const BLOG: Page = ['Blog', '/blog'];

/** Returns the hotels that a list shows before a visitor filters it. */
const hotelsOf = (queries: QueryClient) =>
  filterHotels(
    hotelsIn(queries.getQueryData(hotelQueries.list().queryKey) ?? []),
    DEFAULT_HOTEL_FILTER,
  );
const settingsOf = (queries: QueryClient) => queries.getQueryData(settingsQuery.queryKey) ?? {};

/** `id` is the page's path parameter. */
type Structure = (queries: QueryClient, id: string) => JsonLd[];

const STRUCTURES: { [Id in keyof AppRouter['routesById']]?: Structure } = {
  '/_site/': (queries) => [
    {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#website'),
      url: absoluteUrl('/'),
      name: BRAND,
      description: TAGLINE,
      inLanguage: 'fr-FR',
      publisher: { '@id': absoluteUrl('/#organization') },
    },
    publisher(settingsOf(queries)),
    hotelList(hotelsOf(queries), MIRRORED_LAYOUT),
  ],
  '/_site/destinations/': (queries) => [hotelList(hotelsOf(queries)), breadcrumbs(DESTINATIONS)],
  '/_site/destinations/$slug': (queries, slug) => {
    const destination = queries.getQueryData(destinationQueries.bySlug(slug).queryKey);
    if (!destination) return [];
    const { id, destination_name: name } = destination;
    const { hotels = [] } = queries.getQueryData(destinationQueries.hotels(id).queryKey) ?? {};
    const trail = breadcrumbs(DESTINATIONS, [name, destinationPath(slug)]);
    return hotels.length > 0 ? [trail, hotelList(hotels)] : [trail];
  },
  '/_site/hotels/$id': (queries, id) => {
    const hotel = queries.getQueryData(hotelQueries.detail(id).queryKey);
    return hotel
      ? [hotelData(hotel), breadcrumbs(DESTINATIONS, [hotel.name, hotelPath(hotel.id)])]
      : [];
  },
  '/_site/blog/': (queries) => {
    const posts = postsIn(queries.getQueryData(postQueries.list().queryKey) ?? []);
    return [itemList(posts.map(({ id, title }) => [title, articlePath(id)])), breadcrumbs(BLOG)];
  },
  '/_site/blog/$id': (queries, id) => {
    const post = queries.getQueryData(postQueries.detail(id).queryKey);
    return post ? [articleData(post), breadcrumbs(BLOG, [post.title, articlePath(post.id)])] : [];
  },
  '/_site/about': (queries) => {
    const { author_name: name, author_role: role } = authorCard(settingsOf(queries));
    const founder = { '@type': 'Person' as const, name, ...(role && { jobTitle: role }) };
    return [{ ...publisher(settingsOf(queries)), founder }, breadcrumbs(['À propos', '/about'])];
  },
  '/_site/contact': (queries) => [
    publisher(settingsOf(queries)),
    breadcrumbs(['Contact', '/contact']),
  ],
  '/_site/vacances-sur-mesure': () => [
    breadcrumbs(['Vacances sur mesure', '/vacances-sur-mesure']),
  ],
  '/_site/favoris': () => [breadcrumbs(['Vos favoris', '/favoris'])],
  '/_site/legal': () => [breadcrumbs(['Mentions légales', '/legal'])],
};

/** Returns a page's structured data as script elements; server only, for crawlers. */
export function renderJsonLd(router: AppRouter, queries: QueryClient): string {
  const match = router.state.matches.at(-1);
  if (!match) return '';
  const [id = ''] = Object.values(match.params);
  return (
    (STRUCTURES[match.routeId]?.(queries, id) ?? [])
      .map((data) => JSON.stringify({ '@context': 'https://schema.org', ...data }))
      // Keeps a text from closing the script element.
      .map((json) => json.replaceAll('<', '\\u003c'))
      .map((json) => `<script type="application/ld+json">${json}</script>`)
      .join('')
  );
}
