import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BlogPost } from '../../../../src/domain/blog/blog-post.ts';
import { Destination } from '../../../../src/domain/destination/destination.ts';
import { Hotel } from '../../../../src/domain/hotel/hotel.ts';
import { COLLECTIONS } from '../../../../src/domain/site/collections.ts';
import { DEFAULT_BANNER_IMAGE, DEFAULT_HOTEL_IMAGE } from '../../../../src/domain/site/defaults.ts';

const FEED_LENGTH = 20;

const HotelPage = v.pick(Hotel, [
  'id',
  'name',
  'location',
  'image',
  'gallery',
  'created_at',
  'updated_at',
]);
const DestinationPage = v.pick(Destination, [
  'id',
  'destination_name',
  'destination_slug',
  'banner_image',
  'created_at',
  'updated_at',
]);
const PostPage = v.pick(BlogPost, ['id', 'title', 'image', 'created_at', 'updated_at']);
const FeedEntry = v.pick(BlogPost, [
  'id',
  'title',
  'excerpt',
  'image',
  'category',
  'author',
  'tags',
  'created_at',
  'updated_at',
]);

/** A page of a record: the id or slug in its path, its last change as an ISO string, its own images. */
export type PublishedPage = { key: string; changed: string | null; images: string[] };
/** All that visitors may read. */
export type Published = Record<'hotels' | 'destinations' | 'posts', PublishedPage[]>;

/** An article of the feed; its dates are ISO strings. */
export type FeedPost = Pick<
  v.InferOutput<typeof FeedEntry>,
  'id' | 'title' | 'excerpt' | 'image' | 'category' | 'author' | 'tags'
> & { published: string; updated: string };

function instant(document: DocumentSnapshot, field: string): string | null {
  const date: unknown = document.get(field)?.toDate?.();
  return date instanceof Date ? date.toISOString() : null;
}

/** The documents that can be read, as their pages do: others answer 404 there. */
function readable<TSchema extends v.GenericSchema>(
  schema: TSchema,
  documents: readonly DocumentSnapshot[],
): v.InferOutput<TSchema>[] {
  return documents.flatMap((document) => {
    const dates = {
      created_at: instant(document, 'created_at'),
      updated_at: instant(document, 'updated_at'),
    };
    const parsed = v.safeParse(schema, { ...document.data(), ...dates, id: document.id });
    return parsed.success ? [parsed.output] : [];
  });
}

/** What a schema reads of a document. */
const fieldsOf = ({ entries }: { entries: object }) =>
  Object.keys(entries).filter((name) => name !== 'id');

/** The pages of all published records; of each only what the sitemap says. Rejects when unreachable. */
export async function listPublishedPages(db: Firestore): Promise<Published> {
  const published = (name: string, flag: string, schema: { entries: object }) =>
    db
      .collection(name)
      .where(flag, '==', true)
      .select(...fieldsOf(schema))
      .get();
  const [hotels, destinations, posts] = await Promise.all([
    published(COLLECTIONS.hotels, 'published', HotelPage),
    published(COLLECTIONS.destinations, 'active', DestinationPage),
    published(COLLECTIONS.blogPosts, 'published', PostPage),
  ]);
  return {
    hotels: readable(HotelPage, hotels.docs).map((hotel) => ({
      key: hotel.id,
      changed: hotel.updated_at ?? hotel.created_at,
      images: [hotel.image, ...hotel.gallery.map(({ url }) => url)].filter(
        (image) => image !== DEFAULT_HOTEL_IMAGE,
      ),
    })),
    destinations: readable(DestinationPage, destinations.docs).map((destination) => ({
      key: destination.destination_slug,
      changed: destination.updated_at ?? destination.created_at,
      images: [destination.banner_image].filter((image) => image !== DEFAULT_BANNER_IMAGE),
    })),
    posts: readable(PostPage, posts.docs).map((post) => ({
      key: post.id,
      changed: post.updated_at ?? post.created_at,
      images: post.image === null ? [] : [post.image],
    })),
  };
}

/** The newest published articles, newest first. Rejects when unreachable. */
export async function listFeedPosts(db: Firestore): Promise<FeedPost[]> {
  const { docs } = await db
    .collection(COLLECTIONS.blogPosts)
    .where('published', '==', true)
    .orderBy('created_at', 'desc')
    .limit(FEED_LENGTH)
    .select(...fieldsOf(FeedEntry))
    .get();
  return readable(FeedEntry, docs).flatMap(({ created_at, updated_at, ...post }) =>
    created_at === null
      ? []
      : [{ ...post, published: created_at, updated: updated_at ?? created_at }],
  );
}
