import type { BlogPost } from '#domain/blog/blog-post.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import type { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import type { StoredPhoto } from '#domain/media/stored-photo.ts';
import { PAGE_SLUGS, type PageContent } from '#domain/seo/page-content.ts';
import { DEFAULT_BANNER_IMAGE, DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** A record with an issue; the id of a page is its slug. */
export type HealthItem = {
  kind: 'hotel' | 'article' | 'destination' | 'image' | 'page';
  id: string;
  label: string;
};

export type HealthIssue = { key: string; title: string; items: HealthItem[] };

export type Content = {
  hotels: readonly Hotel[];
  posts: readonly BlogPost[];
  destinations: readonly Destination[];
  /** Null when there are too many to be read. */
  links: readonly HotelDestination[] | null;
  pages: readonly PageContent[];
  photos: readonly StoredPhoto[];
  /** Whether there are more than that: only the newest ones are looked at. */
  isCut: boolean;
};

type Seo = { seo_title: string | null; seo_description: string | null };

export const hotelItem = ({ id, name }: Hotel): HealthItem => ({ kind: 'hotel', id, label: name });
export const postItem = ({ id, title }: BlogPost): HealthItem => ({
  kind: 'article',
  id,
  label: title,
});
export const destinationItem = ({ id, destination_name }: Destination): HealthItem => ({
  kind: 'destination',
  id,
  label: destination_name,
});

const lacksSeo = ({ seo_title, seo_description }: Seo) =>
  seo_title === null || seo_description === null;

function withoutSeo({ hotels, posts, destinations, pages }: Content): HealthItem[] {
  const unwritten = PAGE_SLUGS.flatMap((slug): HealthItem[] => {
    const page = pages.find(({ page_slug }) => page_slug === slug);
    if (page && !lacksSeo(page)) return [];
    return [{ kind: 'page', id: slug, label: page?.page_name ?? `/${slug}` }];
  });
  return [
    ...hotels.filter(lacksSeo).map(hotelItem),
    ...posts.filter(lacksSeo).map(postItem),
    ...destinations.filter(lacksSeo).map(destinationItem),
    ...unwritten,
  ];
}

/** Neither shown nor planned. */
const isHidden = ({ publish_at }: { publish_at: string | null }, isShown: boolean) =>
  !isShown && publish_at === null;

/** Records that share their title in search engines with another one. */
function duplicateTitles({ hotels, posts, destinations }: Content): HealthItem[] {
  const titled = [
    ...hotels.map((hotel) => ({ title: hotel.seo_title ?? hotel.name, item: hotelItem(hotel) })),
    ...posts.map((post) => ({ title: post.seo_title ?? post.title, item: postItem(post) })),
    ...destinations.map((destination) => ({
      title: destination.seo_title ?? destination.destination_name,
      item: destinationItem(destination),
    })),
  ];
  const byTitle = new Map<string, HealthItem[]>();
  for (const { title, item } of titled) {
    const key = foldText(title.trim());
    byTitle.set(key, [...(byTitle.get(key) ?? []), item]);
  }
  return [...byTitle.values()].filter((same) => same.length > 1).flat();
}

/** Photographs of which nobody has said what they show, nor that they are decorative. */
const withoutAlt = (photos: readonly StoredPhoto[]): HealthItem[] =>
  photos
    .filter(({ alt, deleted_at }) => alt === null && deleted_at === null)
    .map((photo) => ({ kind: 'image', id: photo.id, label: photo.file_name ?? 'Image sans nom' }));

/** The issues of the content, without those that do not occur. */
export function contentHealth(content: Content): HealthIssue[] {
  const { hotels, posts, destinations, links, photos } = content;
  const linked = links && new Set(links.map(({ hotel_id }) => hotel_id));
  const issues: HealthIssue[] = [
    {
      key: 'image',
      title: 'Sans image',
      items: [
        ...hotels.filter(({ image }) => image === DEFAULT_HOTEL_IMAGE).map(hotelItem),
        ...posts.filter(({ image }) => image === null).map(postItem),
        ...destinations
          .filter(({ banner_image }) => banner_image === DEFAULT_BANNER_IMAGE)
          .map(destinationItem),
      ],
    },
    { key: 'alt', title: 'Images sans texte alternatif', items: withoutAlt(photos) },
    {
      key: 'seo',
      title: 'Référencement (SEO) incomplet, sans titre ou description',
      items: withoutSeo(content),
    },
    { key: 'titres', title: 'Titres en double', items: duplicateTitles(content) },
    {
      key: 'destination',
      title: 'Hôtels sans destination',
      items: linked ? hotels.filter(({ id }) => !linked.has(id)).map(hotelItem) : [],
    },
    {
      key: 'publication',
      title: 'Non publiés ou inactifs',
      items: [
        ...hotels.filter((hotel) => isHidden(hotel, hotel.published)).map(hotelItem),
        ...posts.filter((post) => isHidden(post, post.published)).map(postItem),
        ...destinations
          .filter((destination) => isHidden(destination, destination.active))
          .map(destinationItem),
      ],
    },
  ];
  return issues.filter(({ items }) => items.length > 0);
}
