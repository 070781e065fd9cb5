import { breadcrumbs, type JsonLd, ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';

const PATH = '/vacances-sur-mesure';

/** The service that /vacances-sur-mesure offers for nothing. */
export function holidayJsonLd(): JsonLd[] {
  return [
    {
      '@type': 'Service',
      url: absoluteUrl(PATH),
      name: 'Vacances sur mesure',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      provider: ORGANIZATION,
    },
    breadcrumbs(['Vacances sur mesure', PATH]),
  ];
}
