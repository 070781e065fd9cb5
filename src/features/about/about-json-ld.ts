import { AUTHOR } from '#content/about.ts';
import { breadcrumbs, type JsonLd, ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';

/** What /about says of the publisher. */
export function aboutJsonLd(): JsonLd[] {
  return [
    {
      '@type': 'AboutPage',
      url: absoluteUrl('/about'),
      mainEntity: {
        ...ORGANIZATION,
        founder: { '@type': 'Person', name: AUTHOR.name, jobTitle: AUTHOR.role },
      },
    },
    breadcrumbs(['À propos', '/about']),
  ];
}
