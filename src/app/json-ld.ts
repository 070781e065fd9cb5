import type { BreadcrumbListLeaf, ItemListLeaf, OrganizationLeaf, Thing } from 'schema-dts';
import { absoluteUrl } from '#data/seo-head.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { socialLinks } from '#domain/settings/shown-settings.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { BRAND, CONTACT_EMAIL, TAGLINE } from '#domain/site/brand.ts';
import { largeImage } from '#domain/site/image-url.ts';
import { articlePath, hotelPath } from '#domain/site/record-paths.ts';
import { clampRating, formatNightlyPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { GRID_LAYOUT } from '#features/hotel-list/hotel-layouts.ts';

// schema.org data of records: only what their pages show.

/** A schema.org object, without `@context`. */
export type JsonLd = Exclude<Thing, string>;
export type Page = readonly [name: string, path: string];

const ORGANIZATION: OrganizationLeaf = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: BRAND,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
};

export const publisher = (settings: SiteSettings): OrganizationLeaf => ({
  ...ORGANIZATION,
  description: TAGLINE,
  email: settings.contact_email ?? CONTACT_EMAIL,
  ...(settings.phone && { telephone: settings.phone }),
  sameAs: socialLinks(settings).map(({ href }) => href),
});

export const breadcrumbs = (...pages: readonly Page[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Accueil', '/'] as const, ...pages].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

export const itemList = (pages: readonly Page[]): ItemListLeaf => ({
  '@type': 'ItemList',
  itemListElement: pages.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absoluteUrl(path),
  })),
});

export const hotelList = (
  hotels: readonly Pick<Hotel, 'id' | 'name'>[],
  { first }: { first: number } = GRID_LAYOUT,
) => itemList(hotels.slice(0, first).map(({ id, name }) => [name, hotelPath(id)]));

/** Returns the `image` property, our own files in the largest size: search engines ask for 1,200 px. */
function imagesOf({ image, gallery }: Hotel) {
  const own = image === null ? [] : [image];
  const images = [...own, ...gallery.map(({ url }) => url)].map((url) =>
    absoluteUrl(largeImage(url)),
  );
  return images.length > 0 && { image: [...new Set(images)] };
}

/** Marks our rating as a review: an aggregate would need many ratings, and official stars are unknown. */
const reviewOf = ({ rating }: Hotel) =>
  rating > 0 && {
    review: {
      '@type': 'Review' as const,
      author: ORGANIZATION,
      reviewRating: {
        '@type': 'Rating' as const,
        ratingValue: clampRating(rating),
        bestRating: 5,
        worstRating: 0,
      },
    },
  };

/** Returns a hotel's data without unknown fields; a rating or price of 0 means unknown. */
export function hotelData(hotel: Hotel): JsonLd {
  const { name, location, description, price, amenities, coordinates } = hotel;
  const url = absoluteUrl(hotelPath(hotel.id));
  return {
    '@type': 'Hotel',
    '@id': url,
    url,
    name,
    address: { '@type': 'PostalAddress', addressLocality: location },
    ...(description !== null && { description: htmlToText(description) }),
    ...imagesOf(hotel),
    ...(price > 0 && { priceRange: formatNightlyPrice(price) }),
    ...(coordinates && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name: amenity,
        value: true,
      })),
    }),
    ...reviewOf(hotel),
  };
}

export function articleData(post: BlogPost): JsonLd {
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
    ...(post.image !== null && { image: absoluteUrl(largeImage(post.image)) }),
    ...(post.created_at !== null && { datePublished: post.created_at }),
    ...(post.updated_at !== null && { dateModified: post.updated_at }),
    ...(post.category !== null && { articleSection: post.category }),
    ...(post.tags && { keywords: post.tags.join(', ') }),
  };
}
