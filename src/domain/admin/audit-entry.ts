import * as v from 'valibot';
import {
  StoredInstant,
  StoredRequiredText,
  StoredText,
  StoredTextList,
} from '#domain/schema/stored-fields.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

/** Collections with visitors' data: the journal keeps ids and names of fields, never contents. */
export const PERSONAL_COLLECTIONS = [
  COLLECTIONS.newsletterSubscriptions,
  COLLECTIONS.contactRequests,
] as const;

/** The collections whose writes the journal logs. */
export const AUDITED_COLLECTIONS = [
  COLLECTIONS.hotels,
  COLLECTIONS.hotelDestinations,
  COLLECTIONS.destinations,
  COLLECTIONS.blogPosts,
  COLLECTIONS.pageContent,
  COLLECTIONS.settings,
  COLLECTIONS.media,
  ...PERSONAL_COLLECTIONS,
] as const;
export type AuditedCollection = (typeof AUDITED_COLLECTIONS)[number];

/**
 * `publish` is a planned publication: done by a function, in the name of who planned it. `erase` is a
 * deletion for good, of all that is known of a person.
 */
export const AUDIT_ACTIONS = ['create', 'update', 'publish', 'delete', 'erase', 'restore'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The fields that say who wrote a document last, and when: every write changes them. */
export const STAMP_FIELDS = ['created_at', 'updated_at', 'updated_by'] as const;

/** How long visitors' data that an administrator deleted can be restored. */
export const TRASH_MINUTES = 60;

/** Stands for the id of a deleted subscription, which would lead back to the email address. */
export const ERASED_ID = 'effacé';

const StoredValues = v.fallback(v.nullable(v.record(v.string(), v.unknown())), null);

const StoredActor = v.fallback(
  v.nullable(v.object({ uid: StoredRequiredText, email: StoredText })),
  null,
);

/**
 * An entry of the journal, as it is read: a stored document plus its id. `actor` is null for what
 * functions write by themselves (« système »). A creation and a restoration hold all values in
 * `after`, a deletion in `before`, an update those of the changed fields in both; visitors' data
 * hold none. `links` are the ids of the links that were deleted with a hotel or a destination.
 * Entries with the same `batch` are of one operation; null where that is not known. Of a photograph
 * `replaced_by` is the address that took its place in the records.
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
  batch: StoredText,
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** Whether a collection holds data of visitors. */
export function isPersonal(collection: AuditedCollection): boolean {
  return PERSONAL_COLLECTIONS.some((personal) => personal === collection);
}

/** Whether `restoreRecord` can undo an entry; `now` is an ISO string. */
export function isRestorable(entry: AuditEntry, now: string): boolean {
  const { action, collection, actor, at, changed } = entry;
  if (action === 'create' || action === 'restore' || action === 'erase') return false;
  // The records that showed it have entries of their own.
  if (changed.includes('replaced_by')) return false;
  if (!isPersonal(collection)) return true;
  if (action !== 'delete' || actor === null || at === null) return false;
  return Date.parse(now) - Date.parse(at) < TRASH_MINUTES * 60_000;
}
