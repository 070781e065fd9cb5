import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BlogPost } from '../../../../src/domain/blog/blog-post.ts';
import { Destination } from '../../../../src/domain/destination/destination.ts';
import { Hotel } from '../../../../src/domain/hotel/hotel.ts';
import { PAGE_SLUGS, PageContent } from '../../../../src/domain/seo/page-content.ts';
import {
  articleCard,
  destinationCard,
  hotelCard,
  pageCard,
  type ShareCard,
  type ShareSection,
} from '../../../../src/domain/seo/share-card.ts';
import { COLLECTIONS } from '../../../../src/domain/site/collections.ts';
import { isDocumentId } from '../../../../src/domain/site/document-id.ts';

const HotelName = v.pick(Hotel, ['name', 'location', 'image']);
const DestinationName = v.pick(Destination, ['destination_name', 'subtitle', 'banner_image']);
const PostName = v.pick(BlogPost, ['title', 'category', 'image']);
const PageTitle = v.pick(PageContent, ['seo_title']);

/** The card of a document; null when it is missing, or cannot be read, as its page answers 404 then. */
function cardOf<TSchema extends v.GenericSchema>(
  document: DocumentSnapshot | undefined,
  schema: TSchema,
  toCard: (record: v.InferOutput<TSchema>) => ShareCard,
): ShareCard | null {
  const parsed = v.safeParse(schema, document?.data());
  return parsed.success ? toCard(parsed.output) : null;
}

/** A document by its id, if it is published. */
async function publishedById(db: Firestore, collection: string, id: string) {
  if (!isDocumentId(id)) return undefined;
  const document = await db.collection(collection).doc(id).get();
  return document.get('published') === true ? document : undefined;
}

async function destinationBySlug(db: Firestore, slug: string) {
  const { docs } = await db
    .collection(COLLECTIONS.destinations)
    .where('destination_slug', '==', slug)
    .where('active', '==', true)
    .limit(1)
    .get();
  return docs[0];
}

/** A page has a card whether administrators wrote its title or not. */
async function pageBySlug(db: Firestore, wanted: string): Promise<ShareCard | null> {
  const slug = PAGE_SLUGS.find((one) => one === wanted);
  if (slug === undefined) return null;
  const { docs } = await db
    .collection(COLLECTIONS.pageContent)
    .where('page_slug', '==', slug)
    .limit(1)
    .get();
  const written = cardOf(docs[0], PageTitle, (content) => pageCard(slug, content));
  return written ?? pageCard(slug, null);
}

/**
 * What the picture of a record or page shows now; null when visitors cannot open its page. Rejects when
 * Firestore is unreachable.
 * @param key a hotel's or article's id, a destination's or page's slug
 */
export async function readCard(
  db: Firestore,
  section: ShareSection,
  key: string,
): Promise<ShareCard | null> {
  switch (section) {
    case 'hotels':
      return cardOf(await publishedById(db, COLLECTIONS.hotels, key), HotelName, hotelCard);
    case 'blog':
      return cardOf(await publishedById(db, COLLECTIONS.blogPosts, key), PostName, articleCard);
    case 'destinations':
      return cardOf(await destinationBySlug(db, key), DestinationName, destinationCard);
    case 'pages':
      return pageBySlug(db, key);
  }
}
