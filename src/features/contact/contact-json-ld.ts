import { breadcrumbs, type JsonLd, ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';

/** What /contact says of the publisher. */
export function contactJsonLd({ contact_email = CONTACT_EMAIL, phone }: SiteSettings): JsonLd[] {
  return [
    {
      '@type': 'ContactPage',
      url: absoluteUrl('/contact'),
      mainEntity: { ...ORGANIZATION, email: contact_email, ...(phone && { telephone: phone }) },
    },
    breadcrumbs(['Contact', '/contact']),
  ];
}
