import { breadcrumbs, type JsonLd, ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';

/** What /contact says of the publisher. */
export function contactJsonLd(): JsonLd[] {
  return [
    {
      '@type': 'ContactPage',
      url: absoluteUrl('/contact'),
      mainEntity: { ...ORGANIZATION, email: CONTACT_EMAIL },
    },
    breadcrumbs(['Contact', '/contact']),
  ];
}
