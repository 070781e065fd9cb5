import * as v from 'valibot';
import { BlogPost, POST } from '#domain/blog/blog-post.ts';
import { DESTINATION, Destination } from '#domain/destination/destination.ts';
import { HOTEL, Hotel } from '#domain/hotel/hotel.ts';
import { PHOTO, StoredPhoto } from '#domain/media/stored-photo.ts';
import {
  NewsletterSubscription,
  SUBSCRIPTION,
} from '#domain/newsletter/newsletter-subscription.ts';
import { ContactRequest, REQUEST } from '#domain/requests/contact-request.ts';
import { type Fields, fieldOf } from '#domain/schema/field.ts';
import { other } from '#domain/schema/fields.ts';
import { PAGE, PageContent } from '#domain/seo/page-content.ts';
import { SettingsFields } from '#domain/settings/settings-fields.ts';
import { StoredSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { TRASH_RETENTION_DAYS } from '#domain/site/retention.ts';

/** What the administration, the functions and the scripts know of a collection that owners work with. */
export type Entity<TSchema extends v.GenericSchema = v.GenericSchema> = {
  collection: CollectionName;
  /** Its name in addresses of the administration. */
  section: string;
  /** What one record is called. */
  noun: string;
  isFeminine?: boolean;
  /** What its page is called, where that is not the plural of its noun. */
  label?: string;
  fields: Fields;
  /** Reads a stored document. */
  schema: TSchema;
  /** The field that names a record; null where none may stand in the journal. */
  title: string | null;
  /** The prefix and the last part of its public page's address. */
  page?: { prefix: string; by: string };
  /** The field by which visitors see it. */
  shownBy?: 'published' | 'active';
  /** Has an editor of its own, and can be published at a chosen time, by `publish_at`. */
  isPlanned?: boolean;
  order: { field: string; direction: 'asc' | 'desc' };
  /** For how many days it stays in the trash: 0 until the next night; null when nobody deletes it. */
  trashDays: number | null;
  /** Holds visitors' data: the journal keeps ids and names of fields, never contents. */
  isPersonal?: boolean;
};

/** Drafts have no `created_at`; every record has the time of its last save. */
const LAST_SAVED = { field: 'updated_at', direction: 'desc' } as const;

/** What owners edit, or receive from visitors. */
export const ENTITIES = {
  articles: {
    collection: COLLECTIONS.blogPosts,
    section: 'articles',
    noun: 'Article',
    fields: POST,
    schema: BlogPost,
    title: 'title',
    page: { prefix: '/blog', by: 'id' },
    shownBy: 'published',
    isPlanned: true,
    order: LAST_SAVED,
    trashDays: TRASH_RETENTION_DAYS,
  },
  hotels: {
    collection: COLLECTIONS.hotels,
    section: 'hotels',
    noun: 'Hôtel',
    fields: HOTEL,
    schema: Hotel,
    title: 'name',
    page: { prefix: '/hotels', by: 'id' },
    shownBy: 'published',
    isPlanned: true,
    order: LAST_SAVED,
    trashDays: TRASH_RETENTION_DAYS,
  },
  destinations: {
    collection: COLLECTIONS.destinations,
    section: 'destinations',
    noun: 'Destination',
    isFeminine: true,
    fields: { ...DESTINATION, former_slugs: other('Anciennes adresses', v.optional(v.unknown())) },
    schema: Destination,
    title: 'destination_name',
    page: { prefix: '/destinations', by: 'destination_slug' },
    shownBy: 'active',
    isPlanned: true,
    order: { field: 'display_order', direction: 'asc' },
    trashDays: TRASH_RETENTION_DAYS,
  },
  photos: {
    collection: COLLECTIONS.media,
    section: 'images',
    noun: 'Image',
    isFeminine: true,
    fields: PHOTO,
    schema: StoredPhoto,
    title: 'file_name',
    // A photograph has it once all of its files are stored.
    order: LAST_SAVED,
    trashDays: TRASH_RETENTION_DAYS,
  },
  pages: {
    collection: COLLECTIONS.pageContent,
    section: 'seo',
    noun: 'Référencement (SEO)',
    label: 'Référencement (SEO)',
    fields: PAGE,
    schema: PageContent,
    title: 'page_name',
    order: { field: 'page_name', direction: 'asc' },
    trashDays: null,
  },
  settings: {
    collection: COLLECTIONS.settings,
    section: 'reglages',
    noun: 'Réglages',
    label: 'Réglages',
    fields: SettingsFields.entries,
    schema: StoredSettings,
    title: null,
    order: LAST_SAVED,
    trashDays: null,
  },
  subscribers: {
    collection: COLLECTIONS.newsletterSubscriptions,
    section: 'newsletter',
    noun: 'Abonnement',
    label: 'Newsletter',
    fields: SUBSCRIPTION,
    schema: NewsletterSubscription,
    title: null,
    shownBy: 'active',
    order: { field: 'subscribed_at', direction: 'desc' },
    trashDays: 0,
    isPersonal: true,
  },
  requests: {
    collection: COLLECTIONS.contactRequests,
    section: 'demandes',
    noun: 'Demande',
    isFeminine: true,
    fields: REQUEST,
    schema: ContactRequest,
    title: null,
    order: { field: 'created_at', direction: 'desc' },
    trashDays: 0,
    isPersonal: true,
  },
} as const satisfies Record<string, Entity>;

/** All entities, in the order of the administration's menu. */
export const ALL_ENTITIES: readonly Entity[] = Object.values(ENTITIES);

/** Returns the entity of a collection; undefined for what only functions write, and for links. */
export const entityOf = (collection: string): Entity | undefined =>
  ALL_ENTITIES.find((entity) => entity.collection === collection);

/** Returns the French label of a stored field; a field without one keeps its stored name. */
export function fieldLabel(collection: string, name: string): string {
  const { fields = {} } = entityOf(collection) ?? {};
  const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return (schema && fieldOf(schema)?.label) ?? name;
}

/** Returns what the page of an entity's records is called. */
export const labelOf = ({ label, noun }: Entity): string => label ?? `${noun}s`;

/** Returns the path of a record's public page; null for what has none. */
export function publicPage({ page }: Entity, record: object): string | null {
  const name: unknown = page && Reflect.get(record, page.by);
  return page && typeof name === 'string' ? `${page.prefix}/${encodeURIComponent(name)}` : null;
}

/** Returns the name of a record; visitors' data are named by their address. */
export const recordTitle = ({ title }: Entity, record: object): string =>
  String(Reflect.get(record, title ?? 'email'));
