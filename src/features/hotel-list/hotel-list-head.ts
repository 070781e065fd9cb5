import { absoluteUrl, type seoHead } from '#data/seo-head.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { BRAND, SOCIAL_LINKS, TAGLINE } from '#domain/site/brand.ts';
import { GRID_LAYOUT, MIRRORED_LAYOUT } from './hotel-layouts.ts';
import { hotelListJsonLd } from './hotel-list-json-ld.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** What the home page's head says; the loader hands it on, so that a first view needs no part of it. */
export function homeHead(hotels: readonly HotelSummary[], content: PageContent | null): PageHead {
  return {
    seo: pageSeo('home', content),
    path: '/',
    jsonLd: [
      {
        '@type': 'Organization',
        '@id': absoluteUrl('/#organization'),
        name: BRAND,
        url: absoluteUrl('/'),
        logo: absoluteUrl('/icons/icon-512.png'),
        description: TAGLINE,
        sameAs: SOCIAL_LINKS.map(({ href }) => href),
      },
      hotelListJsonLd(hotels, MIRRORED_LAYOUT),
    ],
  };
}

/** What the head of /destinations says. */
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
