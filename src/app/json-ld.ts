import type { QueryClient } from '@tanstack/react-query';
import type { BreadcrumbListLeaf, ItemListLeaf, OrganizationLeaf, Thing } from 'schema-dts';
import { blogPageQuery } from '#data/queries/blog-page-query.ts';
import { destinationQueries } from '#data/queries/destination-queries.ts';
import { firstMatchingHotelsQuery } from '#data/queries/hotel-list-queries.ts';
import { hotelQueries } from '#data/queries/hotel-queries.ts';
import { postQueries } from '#data/queries/post-queries.ts';
import { settingsQuery } from '#data/queries/settings-query.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import { parseArticleCategoryParam } from '#domain/blog/article-categories.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { FIRST_SHOWN_HOTELS_COUNT, parseHotelFilter } from '#domain/hotel/hotel-filter.ts';
import { largestPictureUrl } from '#domain/media/picture-urls.ts';
import { type PageSlug, pagePath, SITE_PAGES } from '#domain/seo/site-pages.ts';
import { contactEmail } from '#domain/settings/contact-email.ts';
import { listSocialLinks } from '#domain/settings/social-links.ts';
import { BRAND, TAGLINE } from '#domain/site/brand.ts';
import { parsePageNumber } from '#domain/site/pagination.ts';
import { articlePath, destinationPath, hotelPath } from '#domain/site/record-paths.ts';
import { clampRating, formatNightlyPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import type { AppRouter } from './router.tsx';

type JsonLd = Exclude<Thing, string>;
type Page = readonly [name: string, path: string];

const ORGANIZATION: OrganizationLeaf = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: BRAND,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
};

/** Structured data (JSON-LD) that tell search engines the site's name. */
const WEB_SITE: JsonLd = { '@type': 'WebSite', name: BRAND, url: absoluteUrl('/') };

function publisher(queries: QueryClient): OrganizationLeaf {
  const settings = queries.getQueryData(settingsQuery.queryKey) ?? {};
  return {
    ...ORGANIZATION,
    description: TAGLINE,
    email: contactEmail(settings),
    ...(settings.phone && { telephone: settings.phone }),
    sameAs: listSocialLinks(settings).map(({ href }) => href),
  };
}

function breadcrumbs(slug: PageSlug, ...record: Page[]): BreadcrumbListLeaf {
  const trail = (['home', slug] as const).map(
    (page): Page => [SITE_PAGES[page].name, pagePath(page)],
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, ...record].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

const itemList = (pages: readonly Page[]): ItemListLeaf => ({
  '@type': 'ItemList',
  itemListElement: pages.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absoluteUrl(path),
  })),
});

export const hotelListJsonLd = (hotels: readonly Pick<Hotel, 'id' | 'name'>[]) =>
  itemList(hotels.slice(0, FIRST_SHOWN_HOTELS_COUNT).map(({ id, name }) => [name, hotelPath(id)]));

/** Returns a hotel's structured data (JSON-LD), without unknown values: a rating or price of 0 means unknown. */
export function hotelJsonLd(hotel: Hotel): JsonLd {
  const { name, location, description, price, rating, coordinates } = hotel;
  const url = absoluteUrl(hotelPath(hotel.id));
  const pictures = [hotel.image, ...hotel.gallery.map((picture) => picture.url)];
  // Lists each picture in its largest size, because search engines ask for a width of at least 1,200 px.
  const images = pictures.flatMap((picture) =>
    picture ? absoluteUrl(largestPictureUrl(picture)) : [],
  );
  return {
    '@type': 'Hotel',
    '@id': url,
    url,
    name,
    address: { '@type': 'PostalAddress', addressLocality: location },
    ...(description !== null && { description: htmlToText(description) }),
    ...(images.length > 0 && { image: [...new Set(images)] }),
    ...(price > 0 && {
      priceRange: [formatNightlyPrice(price), hotel.price_note].filter(Boolean).join('. '),
    }),
    ...(coordinates && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    // Gives the rating as the magazine's own review: an aggregate needs many ratings, and official stars are unknown.
    ...(rating > 0 && {
      review: {
        '@type': 'Review',
        author: ORGANIZATION,
        reviewRating: {
          '@type': 'Rating',
          ratingValue: clampRating(rating),
          bestRating: 5,
          worstRating: 0,
        },
      },
    }),
  };
}

function articleData(post: BlogPost): JsonLd {
  const url = absoluteUrl(articlePath(post.id));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    inLanguage: 'fr-FR',
    headline: post.title,
    publisher: ORGANIZATION,
    author: post.author === null ? ORGANIZATION : { '@type': 'Person', name: post.author },
    ...(post.excerpt !== null && { description: post.excerpt }),
    ...(post.image !== null && { image: absoluteUrl(largestPictureUrl(post.image)) }),
    ...(post.created_at !== null && { datePublished: post.created_at }),
    ...(post.updated_at !== null && { dateModified: post.updated_at }),
    ...(post.category !== null && { articleSection: post.category }),
    ...(post.tags && { keywords: post.tags.join(', ') }),
  };
}

/** What is known of a page; `id` is its path parameter. */
type Rendered = { queries: QueryClient; id: string; search: Record<string, unknown> };

function firstHotels({ queries, search }: Rendered): JsonLd {
  const { queryKey } = firstMatchingHotelsQuery(parseHotelFilter(search));
  return hotelListJsonLd(queries.getQueryData(queryKey)?.hotels ?? []);
}

/** Returns the structured data (JSON-LD) of a route's page. */
type Structure = (page: Rendered) => JsonLd[];

const STRUCTURES: { [Id in keyof AppRouter['routesById']]?: Structure } = {
  '/_site/': (page) => [WEB_SITE, publisher(page.queries), firstHotels(page)],
  '/_site/destinations/': (page) => [firstHotels(page), breadcrumbs('destinations')],
  '/_site/destinations/$slug': ({ queries, id: slug }) => {
    const destination = queries.getQueryData(destinationQueries.bySlug(slug).queryKey);
    if (!destination) return [];
    const { id, destination_name: name } = destination;
    const hotels = queries.getQueryData(destinationQueries.hotels(id).queryKey)?.hotels ?? [];
    const trail = breadcrumbs('destinations', [name, destinationPath(slug)]);
    return hotels.length > 0 ? [trail, hotelListJsonLd(hotels)] : [trail];
  },
  '/_site/hotels/$id': ({ queries, id }) => {
    const hotel = queries.getQueryData(hotelQueries.detail(id).queryKey);
    return hotel
      ? [hotelJsonLd(hotel), breadcrumbs('destinations', [hotel.name, hotelPath(id)])]
      : [];
  },
  '/_site/blog/': ({ queries, search }) => {
    const { categorie } = parseArticleCategoryParam(search);
    const { queryKey } = blogPageQuery(categorie, parsePageNumber(search));
    const pages = (queries.getQueryData(queryKey)?.records ?? []).map(
      ({ id, title }): Page => [title, articlePath(id)],
    );
    return [itemList(pages), breadcrumbs('blog')];
  },
  '/_site/blog/$id': ({ queries, id }) => {
    const post = queries.getQueryData(postQueries.detail(id).queryKey);
    return post ? [articleData(post), breadcrumbs('blog', [post.title, articlePath(id)])] : [];
  },
  '/_site/about': ({ queries }) => [publisher(queries), breadcrumbs('about')],
  '/_site/contact': ({ queries }) => [publisher(queries), breadcrumbs('contact')],
  '/_site/vacances-sur-mesure': () => [breadcrumbs('vacances-sur-mesure')],
};

/** Returns a page's structured data (JSON-LD) as script elements; on the server only, for crawlers. */
export function renderJsonLdScripts(router: AppRouter, queries: QueryClient): string {
  const match = router.state.matches.at(-1);
  if (!match) return '';
  const [id = ''] = Object.values(match.params);
  const { search } = router.state.location;
  const structures = STRUCTURES[match.routeId]?.({ queries, id, search }) ?? [];
  return structures
    .map((data) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
      // Escapes « < », so that no text closes the script element.
      return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
    })
    .join('');
}
