import type { QueryClient } from '@tanstack/react-query';
import { authorCard } from '#content/about.ts';
import { destinationQueries, hotelQueries, postQueries } from '#data/queries.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import { settingsQuery } from '#data/settings.ts';
import { postsIn } from '#domain/blog/post-list.ts';
import { hotelsIn } from '#domain/hotel/hotel-list.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import {
  articleJsonLd,
  blogJsonLd,
  breadcrumbs,
  destinationJsonLd,
  destinationsJsonLd,
  homeJsonLd,
  hotelJsonLd,
  type JsonLd,
  ORGANIZATION,
} from './json-ld.ts';
import type { AppRouter } from './router.tsx';

/** What /about says of the publisher. */
function aboutJsonLd(settings: SiteSettings): JsonLd[] {
  const { name, role } = authorCard(settings);
  return [
    {
      '@type': 'AboutPage',
      url: absoluteUrl('/about'),
      mainEntity: {
        ...ORGANIZATION,
        founder: { '@type': 'Person', name, ...(role && { jobTitle: role }) },
      },
    },
    breadcrumbs(['À propos', '/about']),
  ];
}

/** What /contact says of the publisher. */
function contactJsonLd({ contact_email = CONTACT_EMAIL, phone }: SiteSettings): JsonLd[] {
  return [
    {
      '@type': 'ContactPage',
      url: absoluteUrl('/contact'),
      mainEntity: { ...ORGANIZATION, email: contact_email, ...(phone && { telephone: phone }) },
    },
    breadcrumbs(['Contact', '/contact']),
  ];
}

/** The service that /vacances-sur-mesure offers for nothing. */
function holidayJsonLd(): JsonLd[] {
  return [
    {
      '@type': 'Service',
      url: absoluteUrl('/vacances-sur-mesure'),
      name: 'Vacances sur mesure',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      provider: ORGANIZATION,
    },
    breadcrumbs(['Vacances sur mesure', '/vacances-sur-mesure']),
  ];
}

/** `id` is the page's path parameter. */
type Structure = (queries: QueryClient, id: string) => JsonLd[];

const hotelsOf = (queries: QueryClient) =>
  hotelsIn(queries.getQueryData(hotelQueries.list().queryKey) ?? []);
const settingsOf = (queries: QueryClient) => queries.getQueryData(settingsQuery.queryKey) ?? {};

const STRUCTURES: { [Id in keyof AppRouter['routesById']]?: Structure } = {
  '/_site/': (queries) => homeJsonLd(hotelsOf(queries), settingsOf(queries)),
  '/_site/destinations/': (queries) => destinationsJsonLd(hotelsOf(queries)),
  '/_site/destinations/$slug': (queries, slug) => {
    const destination = queries.getQueryData(destinationQueries.bySlug(slug).queryKey);
    if (!destination) return [];
    const hotels = queries.getQueryData(destinationQueries.hotels(destination.id).queryKey) ?? [];
    return destinationJsonLd(destination, hotelsIn(hotels));
  },
  '/_site/hotels/$id': (queries, id) => {
    const hotel = queries.getQueryData(hotelQueries.detail(id).queryKey);
    return hotel ? hotelJsonLd(hotel) : [];
  },
  '/_site/blog/': (queries) =>
    blogJsonLd(postsIn(queries.getQueryData(postQueries.list().queryKey) ?? [])),
  '/_site/blog/$id': (queries, id) => {
    const post = queries.getQueryData(postQueries.detail(id).queryKey);
    return post ? articleJsonLd(post) : [];
  },
  '/_site/about': (queries) => aboutJsonLd(settingsOf(queries)),
  '/_site/contact': (queries) => contactJsonLd(settingsOf(queries)),
  '/_site/vacances-sur-mesure': holidayJsonLd,
  '/_site/favoris': () => [breadcrumbs(['Vos favoris', '/favoris'])],
  '/_site/legal': () => [breadcrumbs(['Mentions légales', '/legal'])],
};

/** JSON in which no text can close the surrounding script element. */
const jsonInHtml = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * The scripts with a page's structured data. The server alone makes them, of the data that the page
 * was rendered with: they are for robots, which ask for each address, and no visitor loads their code.
 */
export function renderJsonLd(router: AppRouter, queries: QueryClient): string {
  const match = router.state.matches.at(-1);
  if (!match) return '';
  const [id = ''] = Object.values(match.params);
  return (STRUCTURES[match.routeId]?.(queries, id) ?? [])
    .map((data) => jsonInHtml({ '@context': 'https://schema.org', ...data }))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}
