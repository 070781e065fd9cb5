import { ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl, type PageHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';

/** The head of /contact, loaded with the route's data so that no first view carries it. */
export function contactHead(content: PageContent | null): PageHead {
  return {
    seo: pageSeo('contact', content),
    path: '/contact',
    jsonLd: [
      {
        '@type': 'ContactPage',
        url: absoluteUrl('/contact'),
        mainEntity: { ...ORGANIZATION, email: CONTACT_EMAIL },
      },
    ],
  };
}
