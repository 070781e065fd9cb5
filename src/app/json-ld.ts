import type { BreadcrumbListLeaf, ItemListLeaf, OrganizationLeaf, Thing } from 'schema-dts';
import { absoluteUrl } from '#data/seo-head.ts';
import type { BlogPost, BlogPostSummary } from '#domain/blog/blog-post.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel, HotelSummary } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_FILTER, filterHotels } from '#domain/hotel/hotel-filter.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { BRAND, CONTACT_EMAIL, TAGLINE } from '#domain/site/brand.ts';
import { DEFAULT_HOTEL_IMAGE, HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/defaults.ts';
import { largeImage } from '#domain/site/image-url.ts';
import { articlePath, destinationPath, hotelPath } from '#domain/site/record-paths.ts';
import { socialLinks } from '#domain/site/social-links.ts';
import { formatNightlyPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { GRID_LAYOUT, MIRRORED_LAYOUT } from '#features/hotel-list/hotel-layouts.ts';
import { postalAddress } from './postal-address.ts';

// What schema.org's data say of the records: only what their pages show.

/** One structure of a page's data after schema.org, without its context. */
export type JsonLd = Exclude<Thing, string>;

type Page = readonly [name: string, path: string];
type ListedHotel = Pick<HotelSummary, 'id' | 'name'>;

/** The site's publisher. */
export const ORGANIZATION: OrganizationLeaf = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: BRAND,
  url: absoluteUrl('/'),
  logo: {
    '@type': 'ImageObject',
    url: absoluteUrl('/icons/icon-512.png'),
    width: '512',
    height: '512',
  },
};

/** The full URL of a picture: of our own in their largest size, as search engines ask for 1,200 px. */
const imageUrl = (image: string): string => absoluteUrl(largeImage(image));

/** Breadcrumbs from the home page on: names and paths, outermost first. */
export function breadcrumbs(...pages: readonly Page[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Accueil', '/'] as const, ...pages].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

function itemList(pages: readonly Page[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(path),
    })),
  };
}

const hotelList = (hotels: readonly ListedHotel[]) =>
  itemList(hotels.map(({ id, name }) => [name, hotelPath(id)]));

/** The hotels that a page shows unfiltered. */
const unfiltered = (hotels: readonly HotelSummary[], { first }: { first: number }) =>
  hotelList(filterHotels(hotels, DEFAULT_HOTEL_FILTER).slice(0, first));

/** What the home page says of the site, its publisher, and the hotels it shows first. */
export function homeJsonLd(hotels: readonly HotelSummary[], settings: SiteSettings): JsonLd[] {
  return [
    {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#website'),
      url: absoluteUrl('/'),
      name: BRAND,
      description: TAGLINE,
      inLanguage: 'fr-FR',
      publisher: { '@id': absoluteUrl('/#organization') },
    },
    {
      ...ORGANIZATION,
      description: TAGLINE,
      email: settings.contact_email ?? CONTACT_EMAIL,
      sameAs: socialLinks(settings).map(({ href }) => href),
    },
    unfiltered(hotels, MIRRORED_LAYOUT),
  ];
}

const DESTINATIONS: Page = ['Destinations', '/destinations'];

/** The list of /destinations. */
export const destinationsJsonLd = (hotels: readonly HotelSummary[]): JsonLd[] => [
  unfiltered(hotels, GRID_LAYOUT),
  breadcrumbs(DESTINATIONS),
];

/** A destination, with those of its hotels that its page shows at first. */
export function destinationJsonLd(
  {
    destination_name,
    destination_slug,
  }: Pick<Destination, 'destination_name' | 'destination_slug'>,
  hotels: readonly ListedHotel[],
): JsonLd[] {
  const trail = breadcrumbs(DESTINATIONS, [destination_name, destinationPath(destination_slug)]);
  return hotels.length > 0 ? [trail, hotelList(hotels.slice(0, GRID_LAYOUT.first))] : [trail];
}

/** The hotel's own pictures: the default one shows another place. */
function imagesOf({ image, gallery }: Hotel): string[] {
  const own = image === DEFAULT_HOTEL_IMAGE ? [] : [image];
  return [...new Set([...own, ...gallery.map(({ url }) => url)].map(imageUrl))];
}

/**
 * A hotel. A rating or price of 0 is unknown. Our own note is a review, as an aggregate would stand
 * for many, and official stars are not known.
 */
export function hotelJsonLd(hotel: Hotel): JsonLd[] {
  const path = hotelPath(hotel.id);
  const url = absoluteUrl(path);
  const images = imagesOf(hotel);
  const { coordinates: place } = hotel;
  return [
    {
      '@type': 'Hotel',
      '@id': url,
      url,
      name: hotel.name,
      address: postalAddress(hotel.location),
      ...(hotel.description !== HOTEL_DESCRIPTION_FALLBACK && {
        description: htmlToText(hotel.description),
      }),
      ...(images.length > 0 && { image: images }),
      ...(hotel.price > 0 && { priceRange: formatNightlyPrice(hotel.price) }),
      ...(place && {
        geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
      }),
      ...(hotel.amenities.length > 0 && {
        amenityFeature: hotel.amenities.map((name) => ({
          '@type': 'LocationFeatureSpecification',
          name,
          value: true,
        })),
      }),
      ...(hotel.rating > 0 && {
        review: {
          '@type': 'Review',
          author: ORGANIZATION,
          reviewRating: {
            '@type': 'Rating',
            ratingValue: hotel.rating,
            bestRating: 5,
            worstRating: 0,
          },
        },
      }),
    },
    breadcrumbs(DESTINATIONS, [hotel.name, path]),
  ];
}

/** The list of /blog. */
export const blogJsonLd = (posts: readonly BlogPostSummary[]): JsonLd[] => [
  itemList(posts.map((post) => [post.title, articlePath(post.id)])),
  breadcrumbs(['Blog', '/blog']),
];

/** An article. */
export function articleJsonLd(post: BlogPost): JsonLd[] {
  const path = articlePath(post.id);
  const url = absoluteUrl(path);
  return [
    {
      '@type': 'BlogPosting',
      '@id': url,
      url,
      mainEntityOfPage: url,
      inLanguage: 'fr-FR',
      headline: post.title,
      publisher: ORGANIZATION,
      author: post.author === null ? ORGANIZATION : { '@type': 'Person', name: post.author },
      ...(post.excerpt !== null && { description: post.excerpt }),
      ...(post.image !== null && { image: imageUrl(post.image) }),
      ...(post.created_at !== null && { datePublished: post.created_at }),
      ...(post.updated_at !== null && { dateModified: post.updated_at }),
      ...(post.category !== null && { articleSection: post.category }),
      ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    },
    breadcrumbs(['Blog', '/blog'], [post.title, path]),
  ];
}
