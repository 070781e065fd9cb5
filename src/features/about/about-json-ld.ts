import { authorCard } from '#content/about.ts';
import { breadcrumbs, type JsonLd, ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';

/** What /about says of the publisher. */
export function aboutJsonLd(settings: SiteSettings): JsonLd[] {
  const { name, role } = authorCard(settings);
  return [
    {
      '@type': 'AboutPage',
      url: absoluteUrl('/about'),
      mainEntity: {
        ...ORGANIZATION,
        founder: { '@type': 'Person', name, ...(role && { jobTitle: role }) },
      },
    },
    breadcrumbs(['À propos', '/about']),
  ];
}
