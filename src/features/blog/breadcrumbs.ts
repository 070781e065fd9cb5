import { absoluteUrl } from '#data/seo-head.ts';

/** schema.org path from the home page to a page: names and paths, outermost first. */
export function breadcrumbs(steps: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Accueil', '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
