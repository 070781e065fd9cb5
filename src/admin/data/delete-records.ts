import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { entityOf } from '#domain/admin/entities.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { SlugTakenError } from './admin-error.ts';
import { findSlugOwner } from './read-records.ts';
import { serverNow } from './server-time.ts';
import { changeRecords } from './update-record.ts';
import { author } from './write-stamps.ts';

/** A deleted record, and when it was to be published: what is deleted has no plan. */
export type DeletedRecord = { id: string; plan: Date | null };

/** This account's own deletion or restoration, whose answer was lost, is not somebody else's. */
const isOwn = (stored: DocumentData): boolean => stored.updated_by === author();

/**
 * Deletes records, at most UPDATE_MAX, all or none: they are hidden with a date, hotels with their links,
 * and erased at night, after 30 days or, of visitors' data, at once.
 * @returns those that nobody else had deleted, for `restoreRecords`.
 * @throws OfflineError, UnconfirmedError, NoAnswerError: nothing is queued.
 */
export async function deleteRecords(
  collection: CollectionName,
  ids: readonly string[],
): Promise<DeletedRecord[]> {
  const { shownBy: shown, isPlanned } = entityOf(collection) ?? {};
  const plans = new Map<string, Date>();
  const deleted = await changeRecords(collection, ids, (stored, id) => {
    if (stored.deleted_at && !isOwn(stored)) return null;
    if (stored.publish_at) plans.set(id, stored.publish_at.toDate());
    const was_shown = stored.deleted_at ? stored.was_shown : stored[shown ?? ''] === true;
    return {
      ...(shown && { [shown]: false, was_shown }),
      ...(isPlanned && { publish_at: null }),
      deleted_at: serverTimestamp(),
    };
  });
  return deleted.map((id) => ({ id, plan: plans.get(id) ?? null }));
}

/** The plan to give back: none whose time has passed, which would publish the record unasked. */
const planned = (plan: Date | null, isShown: boolean) =>
  plan && !isShown && plan > serverNow() ? { publish_at: plan } : {};

/**
 * Restores what `deleteRecords` deleted, as it was, all or none; what else was saved since stays.
 * @returns the ids of those that nobody else had restored.
 * @throws SlugTakenError when another destination has the slug by now.
 * @throws OfflineError, UnconfirmedError, NoAnswerError: nothing is queued.
 */
export function restoreRecords(
  collection: CollectionName,
  deleted: readonly DeletedRecord[],
): Promise<string[]> {
  const shown = entityOf(collection)?.shownBy;
  const plans = new Map(deleted.map(({ id, plan }) => [id, plan]));
  return changeRecords(collection, [...plans.keys()], async (stored, id) => {
    if (!stored.deleted_at)
      return isOwn(stored) ? { deleted_at: null, ...(shown && { was_shown: null }) } : null;
    if (collection === COLLECTIONS.destinations) {
      const slug = String(stored.destination_slug);
      const owner = await findSlugOwner(slug, id);
      if (owner !== null) throw new SlugTakenError(slug, owner);
    }
    const isShown = stored.was_shown === true;
    return {
      ...(shown && { [shown]: isShown, was_shown: null }),
      ...planned(plans.get(id) ?? null, isShown),
      deleted_at: null,
    };
  });
}
