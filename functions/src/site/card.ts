import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BlogPost } from '../../../src/domain/blog/blog-post.ts';
import { Destination } from '../../../src/domain/destination/destination.ts';
import { Hotel } from '../../../src/domain/hotel/hotel.ts';
import { artPicture, usualFile } from '../../../src/domain/media/photo.ts';
import { PageContent } from '../../../src/domain/seo/page-content.ts';
import { type ShareSection, sharedTitle } from '../../../src/domain/seo/share-card.ts';
import { PAGE_SLUGS, PAGES } from '../../../src/domain/seo/site-pages.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { changedOf, DATES, type Dated, readPublished } from './read-published.ts';

/** What a picture for sharing shows, and when that changed, as an ISO string. */
export type Card = {
  title: string;
  place: string | null;
  /** The address of the picture under the words. */
  image: string | null;
  changed: string | null;
};

const HotelCard = v.pick(Hotel, ['name', 'location', 'image', ...DATES]);
const PlaceCard = v.pick(Destination, ['destination_name', 'subtitle', 'banner_image', ...DATES]);
const PostCard = v.pick(BlogPost, ['title', 'category', 'image', ...DATES]);
const PageCard = v.pick(PageContent, ['seo_title', 'updated_at']);

/**
 * Reads the card of a record or page; null when visitors cannot open its page. Rejects when Firestore is
 * unreachable.
 * @param key a hotel's or article's id, a destination's or page's slug
 */
export async function readCard(
  db: Firestore,
  section: ShareSection,
  key: string,
): Promise<Card | null> {
  const found = (collection: string, field: string) =>
    db.collection(collection).where(field, '==', key).limit(1);
  switch (section) {
    case 'hotels': {
      const query = found(COLLECTIONS.hotels, '__name__').where('published', '==', true);
      const [hotel] = await readPublished(query, HotelCard);
      return hotel ? cardOf(hotel.name, hotel.location, hotel.image, hotel) : null;
    }
    case 'destinations': {
      const query = found(COLLECTIONS.destinations, 'destination_slug').where('active', '==', true);
      const [one] = await readPublished(query, PlaceCard);
      return one ? cardOf(one.destination_name, one.subtitle, one.banner_image, one) : null;
    }
    case 'blog': {
      const query = found(COLLECTIONS.blogPosts, '__name__').where('published', '==', true);
      const [post] = await readPublished(query, PostCard);
      return post ? cardOf(post.title, post.category, post.image, post) : null;
    }
    case 'pages': {
      const slug = PAGE_SLUGS.find((one) => one === key);
      if (slug === undefined) return null;
      const [page] = await readPublished(found(COLLECTIONS.pageContent, 'page_slug'), PageCard);
      const { art } = PAGES[slug];
      const image = art === undefined ? null : usualFile(artPicture(art));
      const changed = page?.updated_at ?? null;
      return { title: sharedTitle(slug, page ?? null), place: null, image, changed };
    }
  }
}

const cardOf = (
  title: string,
  place: string | null,
  image: string | null,
  record: Dated,
): Card => ({
  title,
  place,
  image,
  changed: changedOf(record),
});
