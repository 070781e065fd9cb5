import type { BlogPost } from '#domain/blog/blog-post.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { artPicture, photoShare, sitePicture, usualFile } from '#domain/media/photo.ts';
import { BRAND } from '#domain/site/brand.ts';
import { DEFAULT_BANNER_IMAGE, DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import type { PageContent, PageSlug } from './page-content.ts';
import { PAGE_DEFAULTS } from './page-defaults.ts';

/**
 * What a picture for sharing shows: a name, a line above it, and one of our own pictures: the path of
 * an illustration's file, or of a photograph's for sharing.
 */
export type ShareCard = { title: string; place: string | null; picture: string | null };

/** The parts of the site that have such pictures, as in their URLs. */
export const SHARE_SECTIONS = ['hotels', 'destinations', 'blog', 'pages'] as const;
export type ShareSection = (typeof SHARE_SECTIONS)[number];

/** A picture for sharing as heads name it: its path, and its text for those who do not see it. */
export type ShareImage = { path: string; alt: string };

/** Raised when the design changes, so that all pictures get another URL. */
const DESIGN = 1;

/** FNV-1a of 64 bits over UTF-16 units: short, the same in browsers and functions, guards nothing. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/** The version of a picture: another one whenever it shows something else. */
export function shareVersion({ title, place, picture }: ShareCard): string {
  return fnv1a(JSON.stringify([DESIGN, title, place, picture]));
}

/**
 * The picture for sharing of a record or page: /partage/SECTION/KEY/VERSION.jpg.
 * @param key a hotel's or article's id, a destination's or page's slug
 */
export function shareImage(section: ShareSection, key: string, card: ShareCard): ShareImage {
  const { title, place } = card;
  return {
    path: `/partage/${section}/${encodeURIComponent(key)}/${shareVersion(card)}.jpg`,
    alt: place === null ? title : `${title}\u00A0– ${place}`,
  };
}

/** The default picture shows another place, and other sites' pictures are theirs. */
function pictureOf(image: string | null, byDefault?: string): string | null {
  const own = image === null || image === byDefault ? null : sitePicture(image);
  if (!own) return null;
  return own.photo ? photoShare(own.photo) : usualFile(own);
}

export const hotelCard = ({
  name,
  location,
  image,
}: Pick<Hotel, 'name' | 'location' | 'image'>): ShareCard => ({
  title: name,
  place: location,
  picture: pictureOf(image, DEFAULT_HOTEL_IMAGE),
});

export const destinationCard = (
  destination: Pick<Destination, 'destination_name' | 'subtitle' | 'banner_image'>,
): ShareCard => ({
  title: destination.destination_name,
  place: destination.subtitle,
  picture: pictureOf(destination.banner_image, DEFAULT_BANNER_IMAGE),
});

export const articleCard = ({
  title,
  category,
  image,
}: Pick<BlogPost, 'title' | 'category' | 'image'>): ShareCard => ({
  title,
  place: category,
  picture: pictureOf(image),
});

/** The illustrations of the pages; those without one are set in type alone. */
const PAGE_ART: Partial<Record<PageSlug, string>> = {
  home: 'page-home',
  intro: 'page-home',
  destinations: 'article-train-de-nuit',
  blog: 'article-carte-et-boussole',
  'vacances-sur-mesure': 'page-vacances-sur-mesure',
  about: 'page-a-propos',
  contact: 'article-conciergerie',
};

const SUFFIX = new RegExp(` \\| ${BRAND}$`);

export function pageCard(
  slug: PageSlug,
  content: Pick<PageContent, 'seo_title'> | null,
): ShareCard {
  const title = content?.seo_title ?? PAGE_DEFAULTS[slug].title;
  const art = PAGE_ART[slug];
  return {
    title: title.replace(SUFFIX, ''),
    place: null,
    picture: art === undefined ? null : usualFile(artPicture(art)),
  };
}
