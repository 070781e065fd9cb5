import type { DocumentSchema } from '#data/read-documents.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { StoredSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';

/** How many records a list listens to, the newest ones: each opening reads them all. */
export const LIST_MAX = 1_000;

/** What a field has to be: `['published', '==', false]`. */
export type Condition = readonly [
  field: string,
  operator: '==' | '>' | '>=' | '<',
  value: string | boolean | Date,
];

/** A collection as the administration lists it: schema and order of its documents. */
export type CollectionSource<TSchema extends DocumentSchema = DocumentSchema> = {
  collection: CollectionName;
  schema: TSchema;
  order: { field: string; direction: 'asc' | 'desc' };
  /** How many at most; all unless given. */
  limit?: number | undefined;
  /** What all of them fulfil, in an order that has an index for it. */
  where?: readonly Condition[] | undefined;
  /** Lists what lies in the trash too. */
  isWithTrash?: boolean;
};

/** Of a collection what is to be published by itself, the next one first. */
export const plannedOf = <TSchema extends DocumentSchema>(source: CollectionSource<TSchema>) => ({
  ...source,
  where: [['publish_at', '>', new Date(0)]] as const,
  order: { field: 'publish_at', direction: 'asc' as const },
  limit: LIST_MAX,
});

/** Of an order by id every query has an index, whatever it asks for. */
const BY_ID = { field: '__name__', direction: 'asc' } as const;

/** By the last save, which every record has: a draft has no `created_at` yet. */
const LAST_SAVED = { field: 'updated_at', direction: 'desc' } as const;

export const HOTELS = {
  collection: COLLECTIONS.hotels,
  schema: Hotel,
  order: LAST_SAVED,
  limit: LIST_MAX,
} as const;

export const BLOG_POSTS = {
  collection: COLLECTIONS.blogPosts,
  schema: BlogPost,
  order: LAST_SAVED,
  limit: LIST_MAX,
} as const;

export const DESTINATIONS = {
  collection: COLLECTIONS.destinations,
  schema: Destination,
  order: { field: 'display_order', direction: 'asc' },
} as const;

export const HOTEL_DESTINATIONS = {
  collection: COLLECTIONS.hotelDestinations,
  schema: HotelDestination,
  order: { field: 'hotel_id', direction: 'asc' },
} as const;

export const PAGE_CONTENTS = {
  collection: COLLECTIONS.pageContent,
  schema: PageContent,
  order: { field: 'page_name', direction: 'asc' },
} as const;

/** One document at most. */
export const SETTINGS = {
  collection: COLLECTIONS.settings,
  schema: StoredSettings,
  order: { field: 'updated_at', direction: 'desc' },
} as const;

export const SUBSCRIPTIONS = {
  collection: COLLECTIONS.newsletterSubscriptions,
  schema: NewsletterSubscription,
  order: { field: 'subscribed_at', direction: 'desc' },
  limit: LIST_MAX,
} as const;

export const REQUESTS = {
  collection: COLLECTIONS.contactRequests,
  schema: ContactRequest,
  order: { field: 'created_at', direction: 'desc' },
  limit: LIST_MAX,
} as const;

export const ACTIVE_SUBSCRIPTIONS = {
  ...SUBSCRIPTIONS,
  where: [['active', '==', true]],
  order: BY_ID,
} as const;

/** The requests that wait for an answer. */
export const OPEN_REQUESTS = {
  ...REQUESTS,
  where: [['handled', '==', false]],
  order: BY_ID,
} as const;

/** The requests with a mail that could not be sent. */
export const FAILED_REQUESTS = {
  ...REQUESTS,
  where: [['delivery', '==', 'failed']],
  order: BY_ID,
} as const;

/** The sign-ups whose confirmation could not be sent. */
export const FAILED_SIGNUPS = {
  ...SUBSCRIPTIONS,
  where: [['delivery', '==', 'failed']],
  order: BY_ID,
} as const;
