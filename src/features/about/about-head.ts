import { AUTHOR } from '#content/about.ts';
import { ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl, type PageHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';

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
          ...ORGANIZATION,
          founder: { '@type': 'Person', name: AUTHOR.name, jobTitle: AUTHOR.role },
        },
      },
    ],
  };
}
