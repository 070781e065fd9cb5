import { absoluteUrl, type seoHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { BRAND } from '#domain/site/brand.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** What the head of /vacances-sur-mesure says; the loader hands it on, so that the browser needs no part of it. */
export function holidayHead(content: PageContent | null): PageHead {
  const seo = pageSeo('vacances-sur-mesure', content);
  return {
    seo,
    path: '/vacances-sur-mesure',
    jsonLd: [
      {
        '@type': 'Service',
        url: absoluteUrl('/vacances-sur-mesure'),
        name: 'Vacances sur mesure',
        description: seo.description,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
        provider: {
          '@type': 'Organization',
          '@id': absoluteUrl('/#organization'),
          name: BRAND,
          url: absoluteUrl('/'),
        },
      },
    ],
  };
}
