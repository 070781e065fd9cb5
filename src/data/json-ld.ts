import { BRAND } from '#domain/site/brand.ts';
import { absoluteUrl } from './seo-head.ts';

/** The site's publisher, as schema.org data. */
export const ORGANIZATION = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: BRAND,
  url: absoluteUrl('/'),
};

type Page = readonly [name: string, path: string];

/** schema.org breadcrumbs from the home page on: names and paths, outermost first. */
export function breadcrumbs(pages: readonly Page[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Accueil', '/'] as const, ...pages].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** A schema.org list of pages: names and paths, in order. */
export function itemList(pages: readonly Page[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(path),
    })),
  };
}
