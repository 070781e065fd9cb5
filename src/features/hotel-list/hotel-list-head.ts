import { itemList, ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl, type PageHead } from '#data/seo-head.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_FILTER, filterHotels } from '#domain/hotel/hotel-filter.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { SOCIAL_LINKS, TAGLINE } from '#domain/site/brand.ts';
import { GRID_LAYOUT, type HotelLayout, MIRRORED_LAYOUT } from './hotel-layouts.ts';

/** The head of the home page, loaded with the route's data so that no first view carries it. */
export function homeHead(hotels: readonly HotelSummary[], content: PageContent | null): PageHead {
  return {
    seo: pageSeo('home', content),
    path: '/',
    jsonLd: [
      {
        ...ORGANIZATION,
        logo: absoluteUrl('/icons/icon-512.png'),
        description: TAGLINE,
        sameAs: SOCIAL_LINKS.map(({ href }) => href),
      },
      hotelListJsonLd(hotels, MIRRORED_LAYOUT),
    ],
  };
}

/** The head of /destinations. */
export function destinationsHead(
  hotels: readonly HotelSummary[],
  content: PageContent | null,
): PageHead {
  return {
    seo: pageSeo('destinations', content),
    path: '/destinations',
    jsonLd: [hotelListJsonLd(hotels, GRID_LAYOUT)],
  };
}

/** schema.org data of the hotels that the page shows unfiltered. */
function hotelListJsonLd(hotels: readonly HotelSummary[], layout: HotelLayout): object {
  const shown = filterHotels(hotels, DEFAULT_HOTEL_FILTER).slice(0, layout.first);
  return itemList(shown.map(({ id, name }) => [name, `/hotels/${encodeURIComponent(id)}`]));
}
