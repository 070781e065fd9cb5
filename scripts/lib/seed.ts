import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BlogPostInput } from '#domain/blog/blog-post-input.ts';
import { DestinationInput } from '#domain/destination/destination-input.ts';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { HotelInput } from '#domain/hotel/hotel-input.ts';
import { toContactRequest } from '#domain/requests/contact-request.ts';
import { PageContentInput } from '#domain/seo/page-content.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { destinations } from '../seed/destinations.ts';
import { hotelDestinations } from '../seed/hotel-destinations.ts';
import { americanHotels } from '../seed/hotels-amerique.ts';
import { asianHotels } from '../seed/hotels-asie.ts';
import { europeanHotels } from '../seed/hotels-europe.ts';
import { indianOceanHotels } from '../seed/hotels-ocean-indien.ts';
import { pageContent } from '../seed/page-content.ts';
import { posts } from '../seed/posts.ts';
import { requests } from '../seed/requests.ts';
import { subscribers } from '../seed/subscribers.ts';

interface SeedDocument {
  collection: CollectionName;
  id: string;
  data: Record<string, unknown>;
}

type StrictSchema = v.BaseSchema<unknown, Record<string, unknown>, v.BaseIssue<unknown>>;

const instant = (iso: string) => Timestamp.fromDate(new Date(iso));

/** Checks content with the schema that the editors and the rules use, and adds its instants. */
function written(
  collection: CollectionName,
  schema: StrictSchema,
  items: readonly { id: string; created_at?: string; updated_at?: string }[],
): SeedDocument[] {
  return items.map(({ id, created_at, updated_at, ...fields }) => {
    const last = updated_at ?? created_at;
    return {
      collection,
      id,
      data: {
        ...v.parse(schema, fields),
        ...(created_at ? { created_at: instant(created_at) } : {}),
        ...(last ? { updated_at: instant(last) } : {}),
        updated_by: null,
      },
    };
  });
}

/** The whole demo content, always the same, under ids that never change. */
export function seedDocuments(): SeedDocument[] {
  const hotels = [...europeanHotels, ...asianHotels, ...americanHotels, ...indianOceanHotels];
  return [
    ...written(COLLECTIONS.hotels, HotelInput, hotels),
    ...written(COLLECTIONS.destinations, DestinationInput, destinations),
    ...written(COLLECTIONS.blogPosts, BlogPostInput, posts),
    ...written(COLLECTIONS.pageContent, PageContentInput, pageContent),
    ...hotelDestinations.map((link) => ({
      collection: COLLECTIONS.hotelDestinations,
      id: hotelDestinationId(link.hotel_id, link.destination_id),
      data: { ...link, updated_by: null },
    })),
    ...subscribers.map(({ email, subscribed_at, consent_at, ...fields }) => ({
      collection: COLLECTIONS.newsletterSubscriptions,
      id: createHash('sha256').update(normaliseEmail(email)).digest('hex'),
      data: {
        ...fields,
        email: normaliseEmail(email),
        subscribed_at: instant(subscribed_at),
        consent_at: instant(consent_at),
        confirmed_at: fields.active ? instant(subscribed_at) : null,
        unsubscribed_at: null,
      },
    })),
    ...requests.map(({ payload, received_at, delivery, handled }) => {
      const { id, ...request } = toContactRequest(payload, received_at);
      const received = instant(received_at);
      const sent = delivery === 'sent' ? { sent_at: received, attempts: 1 } : {};
      return {
        collection: COLLECTIONS.contactRequests,
        id,
        data: { ...request, delivery, handled, created_at: received, ...sent },
      };
    }),
  ];
}

/** Writes the demo content over whatever stands under the same ids. @returns how many documents */
export async function seedFirestore(db: Firestore): Promise<number> {
  const documents = seedDocuments();
  const writer = db.bulkWriter();
  for (const { collection, id, data } of documents) {
    void writer.set(db.collection(collection).doc(id), data);
  }
  await writer.close();
  return documents.length;
}

/** Whether the database holds no hotel yet. */
export async function isEmpty(db: Firestore): Promise<boolean> {
  return (await db.collection(COLLECTIONS.hotels).limit(1).get()).empty;
}
