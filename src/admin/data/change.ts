import { type DocumentData, doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { ENTITIES, type Entity } from '#domain/admin/entities.ts';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import { adminAuth } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';
import { AdminError } from './errors.ts';
import { prepareLinks } from './hotel-links.ts';
import { findSlugOwner, readLinks } from './read.ts';
import { dateOf } from './save.ts';
import { author, writeStamps, writeTransaction } from './write.ts';

// All of them change at most UPDATE_MAX records in one transaction, hotels with their links, and throw
// an AdminError when the server does not answer.

/** The fields to change of a stored record; null leaves it alone. */
type Change = (
  stored: DocumentData,
  id: string,
) => DocumentData | null | Promise<DocumentData | null>;

/** Reads a record. @returns a function that changes it; null when there is nothing to change */
async function prepareChange(
  transaction: Transaction,
  { entity, id, change }: { entity: Entity; id: string; change: Change },
): Promise<(() => void) | null> {
  const record = doc(adminDb, entity.collection, id);
  const stored = (await transaction.get(record)).data();
  const fields = stored ? await change(stored, id) : null;
  if (!stored || !fields) return null;
  // A record is dated when it is first shown.
  const isUndated = stored.created_at === null;
  const date = isUndated ? { created_at: dateOf(entity, stored, fields) } : {};
  const isLinked = entity.collection === ENTITIES.hotels.collection && 'published' in fields;
  // Transactions of the browser cannot query; links change with their hotel only, which was read above.
  const kept = isLinked ? await readLinks(id) : [];
  const writeLinks = await prepareLinks(transaction, id, fields, { before: kept, after: kept });
  return () => {
    transaction.update(record, { ...fields, ...date, ...writeStamps() });
    writeLinks();
  };
}

/** @returns the ids of the records that were changed */
function changeRecords(entity: Entity, ids: readonly string[], change: Change): Promise<string[]> {
  return writeTransaction(async (transaction) => {
    const writes = await Promise.all(
      ids.map((id) => prepareChange(transaction, { entity, id, change })),
    );
    for (const write of writes) write?.();
    return ids.filter((_, index) => writes[index]);
  });
}

/** The fields of one record to change. */
export type RecordChange = { id: string; fields: DocumentData };

/** Returns true if a person unsubscribed and is to be activated without having agreed again. */
const hasLeft = (stored: DocumentData, { active, activation_basis: basis }: DocumentData) =>
  active === true && basis === undefined && Boolean(stored.unsubscribed_at);

/**
 * Changes some fields of records.
 * @returns the ids of those that were not deleted, or unsubscribed, meanwhile
 */
export function updateRecords(entity: Entity, changes: readonly RecordChange[]): Promise<string[]> {
  const fieldsOf = new Map(changes.map(({ id, fields }) => [id, fields]));
  return changeRecords(entity, [...fieldsOf.keys()], (stored, id) => {
    const fields = fieldsOf.get(id) ?? {};
    return stored.deleted_at || hasLeft(stored, fields) ? null : fields;
  });
}

/** Returns a plan to give back: one whose time has passed would publish the record unasked. */
const futurePlan = (plan: Date | null): Date | null => (plan && plan > new Date() ? plan : null);

/** Returns the fields that undo a change of a record, which is given as it was before. */
export function undoOf({ shownBy }: Entity, before: DocumentData, fields: DocumentData) {
  const names = Object.keys(fields);
  const undone: DocumentData = Object.fromEntries(
    names.map((name) => [name, before[name] === true]),
  );
  if ('publish_at' in fields)
    undone.publish_at = before.publish_at ? futurePlan(new Date(before.publish_at)) : null;
  // A first publication that is undone was none: the record has no date again.
  const isShown = shownBy !== undefined && fields[shownBy] === true;
  return isShown && before.created_at === null ? { ...undone, created_at: null } : undone;
}

/** Returns the proof of an activation: how the person agreed, and when that was said. */
export const activationOf = (basis: ConsentBasis): DocumentData => ({
  activation_basis: basis,
  activated_at: serverTimestamp(),
});

/**
 * Marks requests as handled now, by the current account, or reopens them; those that are so already
 * keep who and when.
 */
export function setHandled(ids: readonly string[], handled: boolean): Promise<string[]> {
  const fields = {
    handled,
    handled_at: handled ? serverTimestamp() : null,
    handled_by: handled ? (adminAuth.currentUser?.email ?? null) : null,
  };
  return changeRecords(ENTITIES.requests, ids, (stored) =>
    stored.deleted_at || stored.handled === handled ? null : fields,
  );
}

/** Sends the failed mails of a request or a subscription again, with all their attempts. */
export async function sendAgain(entity: Entity, id: string): Promise<void> {
  const fields = { delivery: 'pending', mail_due_at: serverTimestamp(), mail_attempts: 0 };
  const sent = await updateRecords(entity, [{ id, fields }]);
  if (sent.length === 0) throw new AdminError('gone');
}

/** A deleted record, and when it was to be published: a deleted record has no plan. */
export type DeletedRecord = { id: string; plan: Date | null };

/** Recognises this account's own change whose answer was lost. */
const isOwn = (stored: DocumentData): boolean => stored.updated_by === author();

/**
 * Deletes records, all or none: they are hidden with a date, and erased at night once their days in the
 * trash are over.
 * @returns those that nobody else had deleted, for `restoreRecords`
 */
export async function deleteRecords(
  entity: Entity,
  ids: readonly string[],
): Promise<DeletedRecord[]> {
  const { shownBy, isPlanned } = entity;
  const plans = new Map<string, Date>();
  const deleted = await changeRecords(entity, ids, (stored, id) => {
    if (stored.deleted_at && !isOwn(stored)) return null;
    if (stored.publish_at) plans.set(id, stored.publish_at.toDate());
    const was_shown = stored.deleted_at ? stored.was_shown : stored[shownBy ?? ''] === true;
    return {
      ...(shownBy && { [shownBy]: false, was_shown }),
      ...(isPlanned && { publish_at: null }),
      deleted_at: serverTimestamp(),
    };
  });
  return deleted.map((id) => ({ id, plan: plans.get(id) ?? null }));
}

/** @throws AdminError when another destination has the slug of a deleted one */
async function requireFreeSlug({ destination_slug: slug }: DocumentData, id: string) {
  const owner = await findSlugOwner(String(slug), id);
  if (owner === null) return;
  const taken = `L’adresse «\u202f${slug}\u202f» est maintenant celle de «\u202f${owner}\u202f»`;
  throw new AdminError('refused', `${taken}\u00a0: changez-la d’abord.`);
}

/**
 * Restores what `deleteRecords` deleted, as it was, all or none; other changes since then stay.
 * @returns the ids of those that nobody else had restored
 */
export function restoreRecords(
  entity: Entity,
  deleted: readonly DeletedRecord[],
): Promise<string[]> {
  const { shownBy, collection } = entity;
  const plans = new Map(deleted.map(({ id, plan }) => [id, plan]));
  return changeRecords(entity, [...plans.keys()], async (stored, id) => {
    const back = { deleted_at: null, ...(shownBy && { was_shown: null }) };
    if (!stored.deleted_at) return isOwn(stored) ? back : null;
    if (collection === ENTITIES.destinations.collection) await requireFreeSlug(stored, id);
    const isShown = stored.was_shown === true;
    const plan = isShown ? null : futurePlan(plans.get(id) ?? null);
    const planned = plan ? { publish_at: plan } : {};
    return { ...back, ...planned, ...(shownBy && { [shownBy]: isShown }) };
  });
}
