import { absoluteUrl, type seoHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { BRAND, CONTACT_EMAIL } from '#domain/site/brand.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** The head of /contact, loaded with the route's data so that no first view carries it. */
export function contactHead(content: PageContent | null): PageHead {
  return {
    seo: pageSeo('contact', content),
    path: '/contact',
    jsonLd: [
      {
        '@type': 'ContactPage',
        url: absoluteUrl('/contact'),
        mainEntity: {
          '@type': 'Organization',
          '@id': absoluteUrl('/#organization'),
          name: BRAND,
          url: absoluteUrl('/'),
          email: CONTACT_EMAIL,
        },
      },
    ],
  };
}
