import { breadcrumbs, itemList, type JsonLd, ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_FILTER, filterHotels } from '#domain/hotel/hotel-filter.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { BRAND, CONTACT_EMAIL, TAGLINE } from '#domain/site/brand.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { socialLinks } from '#domain/site/social-links.ts';
import { GRID_LAYOUT, type HotelLayout, MIRRORED_LAYOUT } from './hotel-layouts.ts';

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
    hotelList(unfiltered(hotels, MIRRORED_LAYOUT)),
  ];
}

/** The list of /destinations. */
export function destinationsJsonLd(hotels: readonly HotelSummary[]): JsonLd[] {
  return [
    hotelList(unfiltered(hotels, GRID_LAYOUT)),
    breadcrumbs(['Destinations', '/destinations']),
  ];
}

/** The hotels that a page shows unfiltered. */
function unfiltered(hotels: readonly HotelSummary[], { first }: HotelLayout): HotelSummary[] {
  return filterHotels(hotels, DEFAULT_HOTEL_FILTER).slice(0, first);
}

function hotelList(hotels: readonly Pick<HotelSummary, 'id' | 'name'>[]): JsonLd {
  return itemList(hotels.map(({ id, name }) => [name, hotelPath(id)]));
}
