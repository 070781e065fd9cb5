import { ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl, type PageHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';

/** The head of /vacances-sur-mesure, loaded with the route's data so that no first view carries it. */
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
        provider: ORGANIZATION,
      },
    ],
  };
}
