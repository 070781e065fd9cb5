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
import { SettingsFields, StoredSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { TRASH_RETENTION_DAYS } from '#domain/site/limits.ts';

/** A collection that owners work with, described for the administration, functions and scripts. */
export type Entity<TSchema extends v.GenericSchema = v.GenericSchema> = {
  collection: CollectionName;
  section: string;
  noun: string;
  isFeminine?: boolean;
  /** Name of the entity's page, if not the plural of `noun`. */
  label?: string;
  fields: Fields;
  schema: TSchema;
  /** Field with a record's title; null if there is no title that the journal may store. */
  title: string | null;
  /** Public page of a record: prefix of the path, and the field with the last segment. */
  page?: { prefix: string; by: string };
  shownBy?: 'published' | 'active';
  /** True if records have their own editor and can be published at a chosen time, `publish_at`. */
  isPlanned?: boolean;
  order: { field: string; direction: 'asc' | 'desc' };
  /** Days in the trash; 0 means until the next night, null that nobody can delete a record. */
  trashDays: number | null;
  /** True if records hold visitors' data: the journal stores ids and field names, never values. */
  isPersonal?: boolean;
};

/** Drafts have no `created_at`, but every record has the time of its last save. */
const LAST_SAVED = { field: 'updated_at', direction: 'desc' } as const;
const PERSONAL = { title: null, trashDays: 0, isPersonal: true } as const;

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
    // A photo gets `updated_at` once all its files are stored.
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
    shownBy: 'active',
    order: { field: 'subscribed_at', direction: 'desc' },
    ...PERSONAL,
  },
  requests: {
    collection: COLLECTIONS.contactRequests,
    section: 'demandes',
    noun: 'Demande',
    isFeminine: true,
    fields: REQUEST,
    schema: ContactRequest,
    order: { field: 'created_at', direction: 'desc' },
    ...PERSONAL,
  },
} as const satisfies Record<string, Entity>;

/** All entities, in the order of the administration's menu. */
export const ALL_ENTITIES: readonly Entity[] = Object.values(ENTITIES);

export const WITH_PAGE = ALL_ENTITIES.filter(({ page }) => page);
export const DELETABLE = ALL_ENTITIES.filter(({ trashDays }) => trashDays !== null);

/** Returns the entity of a collection; undefined for links and for what only functions write. */
export const entityOf = (collection: string): Entity | undefined =>
  ALL_ENTITIES.find((entity) => entity.collection === collection);

/** Returns the French label of a stored field; the field's name if there is no label. */
export function fieldLabel(collection: string, name: string): string {
  const { fields = {} } = entityOf(collection) ?? {};
  const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return fieldOf(schema)?.label ?? name;
}

export const labelOf = ({ label, noun }: Entity): string => label ?? `${noun}s`;

export function publicPage({ page }: Entity, record: object): string | null {
  const name: unknown = page && Reflect.get(record, page.by);
  return page && typeof name === 'string' ? `${page.prefix}/${encodeURIComponent(name)}` : null;
}

/** Returns the title of a record; the email address if the entity has no title. */
export const recordTitle = ({ title }: Entity, record: object): string =>
  String(Reflect.get(record, title ?? 'email'));
