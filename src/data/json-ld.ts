import type {
  AboutPageLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  ContactPageLeaf,
  HotelLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { BRAND } from '#domain/site/brand.ts';
import { largeImage } from '#domain/site/image-url.ts';
import { absoluteUrl } from './seo-head.ts';

/** One structure of a page's data after schema.org, without its context. */
export type JsonLd =
  | AboutPageLeaf
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | ContactPageLeaf
  | HotelLeaf
  | ItemListLeaf
  | OrganizationLeaf
  | ServiceLeaf
  | WebSiteLeaf;

/** The site's publisher. */
export const ORGANIZATION: OrganizationLeaf = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: BRAND,
  url: absoluteUrl('/'),
  logo: {
    '@type': 'ImageObject',
    url: absoluteUrl('/icons/icon-512.png'),
    width: '512',
    height: '512',
  },
};

/** The full URL of a picture: of our own in their largest size, as search engines ask for 1,200 px. */
export const imageUrl = (image: string): string => absoluteUrl(largeImage(image));

type Page = readonly [name: string, path: string];

/** Breadcrumbs from the home page on: names and paths, outermost first. */
export function breadcrumbs(...pages: readonly Page[]): BreadcrumbListLeaf {
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

/** A list of pages: names and paths, in order. */
export function itemList(pages: readonly Page[]): ItemListLeaf {
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
