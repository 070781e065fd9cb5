import { POST } from '#domain/blog/blog-post.ts';
import { DESTINATION } from '#domain/destination/destination.ts';
import { HOTEL } from '#domain/hotel/hotel.ts';
import { PHOTO } from '#domain/media/stored-photo.ts';
import { SUBSCRIPTION } from '#domain/newsletter/newsletter-subscription.ts';
import { REQUEST } from '#domain/requests/contact-request.ts';
import { labelsOf } from '#domain/schema/field.ts';
import { SEO } from '#domain/schema/fields.ts';
import { PAGE } from '#domain/seo/page-content.ts';
import { SettingsFields } from '#domain/settings/settings-fields.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import type { AuditedCollection } from './audit-entry.ts';

// In the order of the editors: summaries of errors follow it.
export const SEO_LABELS = labelsOf(SEO);
export const HOTEL_LABELS = { ...labelsOf(HOTEL), destinations: 'Destinations' };
export const ARTICLE_LABELS = labelsOf(POST);
export const DESTINATION_LABELS = { ...labelsOf(DESTINATION), former_slugs: 'Anciennes adresses' };
export const SETTINGS_LABELS = labelsOf(SettingsFields.entries);
export const PHOTO_LABELS = labelsOf(PHOTO);

const LABELS: Record<AuditedCollection, Readonly<Record<string, string>>> = {
  [COLLECTIONS.hotels]: HOTEL_LABELS,
  [COLLECTIONS.destinations]: DESTINATION_LABELS,
  [COLLECTIONS.blogPosts]: ARTICLE_LABELS,
  [COLLECTIONS.pageContent]: labelsOf(PAGE),
  [COLLECTIONS.settings]: SETTINGS_LABELS,
  [COLLECTIONS.media]: PHOTO_LABELS,
  [COLLECTIONS.newsletterSubscriptions]: labelsOf(SUBSCRIPTION),
  [COLLECTIONS.contactRequests]: labelsOf(REQUEST),
};

/** The French label of a stored field; a field without one keeps its stored name. */
export function fieldLabel(collection: AuditedCollection, name: string): string {
  return new Map(Object.entries(LABELS[collection])).get(name) ?? name;
}
