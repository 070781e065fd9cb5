import * as v from 'valibot';
import {
  StoredInstant,
  StoredRequiredText,
  StoredText,
  StoredTextList,
} from '#domain/schema/stored-fields.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

/** What holds data of visitors: the journal keeps ids and names of fields, never contents. */
export const PERSONAL_COLLECTIONS = [
  COLLECTIONS.newsletterSubscriptions,
  COLLECTIONS.contactRequests,
] as const;

/** The collections whose every write is logged. */
export const AUDITED_COLLECTIONS = [
  COLLECTIONS.hotels,
  COLLECTIONS.hotelDestinations,
  COLLECTIONS.destinations,
  COLLECTIONS.blogPosts,
  COLLECTIONS.pageContent,
  ...PERSONAL_COLLECTIONS,
] as const;
export type AuditedCollection = (typeof AUDITED_COLLECTIONS)[number];

export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'restore'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The fields that say who wrote a document last, and when: in every write, of interest in none. */
export const STAMP_FIELDS = ['created_at', 'updated_at', 'updated_by'] as const;

/** Visitors' data that an administrator deleted can be brought back for so long. */
export const TRASH_MINUTES = 60;

const StoredValues = v.fallback(v.nullable(v.record(v.string(), v.unknown())), null);

const StoredActor = v.fallback(
  v.nullable(v.object({ uid: StoredRequiredText, email: StoredText })),
  null,
);

/**
 * One write in the journal, as it is read: a stored document plus its id. `actor` is null when a
 * function wrote (« système »). A creation, and the restoration of what was deleted, holds all
 * values in `after`, a deletion in `before`, an update those of the changed fields in both;
 * visitors' data hold none. `links` are the ids of the links that were deleted together with a hotel
 * or a destination.
 */
export const AuditEntry = v.object({
  id: StoredRequiredText,
  action: v.picklist(AUDIT_ACTIONS),
  collection: v.picklist(AUDITED_COLLECTIONS),
  document_id: StoredRequiredText,
  label: StoredText,
  actor: StoredActor,
  at: StoredInstant,
  before: StoredValues,
  after: StoredValues,
  changed: StoredTextList,
  links: StoredTextList,
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** Whether a collection holds data of visitors. */
export function isPersonal(collection: AuditedCollection): boolean {
  return PERSONAL_COLLECTIONS.some((personal) => personal === collection);
}

/** Whether `restoreRecord` can take an entry back; `now` is an ISO string. */
export function isRestorable({ action, collection, actor, at }: AuditEntry, now: string): boolean {
  if (action === 'create' || action === 'restore') return false;
  if (!isPersonal(collection)) return true;
  if (action !== 'delete' || actor === null || at === null) return false;
  return Date.parse(now) - Date.parse(at) < TRASH_MINUTES * 60_000;
}
