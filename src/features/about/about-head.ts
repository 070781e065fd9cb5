import { AUTHOR } from '#content/about.ts';
import { absoluteUrl, type seoHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { BRAND } from '#domain/site/brand.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** The head of /about, loaded with the route's data so that no first view carries it. */
export function aboutHead(content: PageContent | null): PageHead {
  return {
    seo: pageSeo('about', content),
    path: '/about',
    jsonLd: [
      {
        '@type': 'AboutPage',
        url: absoluteUrl('/about'),
        mainEntity: {
          '@type': 'Organization',
          '@id': absoluteUrl('/#organization'),
          name: BRAND,
          url: absoluteUrl('/'),
          founder: { '@type': 'Person', name: AUTHOR.name, jobTitle: AUTHOR.role },
        },
      },
    ],
  };
}
