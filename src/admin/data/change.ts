import { type DocumentData, doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { ENTITIES, type Entity } from '#domain/admin/entities.ts';
import type { ConsentBasis } from '#domain/newsletter/newsletter-subscription.ts';
import { adminAuth } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';
import { AdminError } from './errors.ts';
import { findSlugOwner, readLinks } from './read.ts';
import { dateOf } from './save.ts';
import { author, prepareLinks, writeStamps, writeTransaction } from './write.ts';

// Each change is one transaction of at most UPDATE_MAX records and returns the changed ids.

/** `change` returns the fields to write, or null to leave the record alone. */
function changeRecords<TItem extends { id: string }>(
  entity: Entity,
  items: readonly TItem[],
  change: (stored: DocumentData, item: TItem) => DocumentData | null | Promise<DocumentData | null>,
): Promise<string[]> {
  const prepare = async (transaction: Transaction, item: TItem) => {
    const { id } = item;
    const record = doc(adminDb, entity.collection, id);
    const stored = (await transaction.get(record)).data();
    const fields = stored && (await change(stored, item));
    if (!stored || !fields) return [];
    // `created_at` is the date of the first publication.
    const isUndated = stored.created_at === null && !stored.deleted_at;
    const date = isUndated ? { created_at: dateOf(entity, stored, fields) } : {};
    const isLinked = entity.collection === ENTITIES.hotels.collection && 'published' in fields;
    // Browser transactions cannot query; links only change with their hotel, which was read above.
    const kept = isLinked ? await readLinks(id) : [];
    const writeLinks = await prepareLinks(transaction, id, fields, { before: kept, after: kept });
    const write = () => {
      transaction.update(record, { ...fields, ...date, ...writeStamps() });
      writeLinks();
    };
    return [{ id, write }];
  };
  return writeTransaction(async (transaction) => {
    const changes = (await Promise.all(items.map((item) => prepare(transaction, item)))).flat();
    for (const { write } of changes) write();
    return changes.map(({ id }) => id);
  });
}

const asItems = (ids: readonly string[]) => ids.map((id) => ({ id }));

export type RecordChange = { id: string; fields: DocumentData };

const hasLeft = (stored: DocumentData, { active, activation_basis: basis }: DocumentData) =>
  active === true && basis === undefined && Boolean(stored.unsubscribed_at);

export const updateRecords = (entity: Entity, changes: readonly RecordChange[]) =>
  changeRecords(entity, changes, (stored, { fields }) =>
    stored.deleted_at || hasLeft(stored, fields) ? null : fields,
  );

export function undoOf({ shownBy }: Entity, before: DocumentData, fields: DocumentData) {
  // A planned time that has passed would publish the record at once.
  const plan = new Date(before.publish_at ?? 0);
  const publish_at = plan > new Date() ? plan : null;
  // Undoing the first publication clears its date.
  const isFirst = fields[shownBy ?? ''] === true && before.created_at === null;
  return {
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, before[name] === true])),
    ...('publish_at' in fields && { publish_at }),
    ...(isFirst && { created_at: null }),
  };
}

export const activationOf = (basis: ConsentBasis): DocumentData => ({
  activation_basis: basis,
  activated_at: serverTimestamp(),
});

/** Marks requests as handled now, or reopens them; skips requests already in that state. */
export function setHandled(ids: readonly string[], handled: boolean): Promise<string[]> {
  const fields = {
    handled,
    handled_at: handled ? serverTimestamp() : null,
    handled_by: handled ? (adminAuth.currentUser?.email ?? null) : null,
  };
  return changeRecords(ENTITIES.requests, asItems(ids), (stored) =>
    stored.deleted_at || stored.handled === handled ? null : fields,
  );
}

export async function sendAgain(entity: Entity, id: string): Promise<void> {
  const fields = { delivery: 'pending', mail_due_at: serverTimestamp(), mail_attempts: 0 };
  const sent = await updateRecords(entity, [{ id, fields }]);
  if (sent.length === 0) throw new AdminError('gone');
}

/** Returns true if this account made the last change, whose answer may have been lost. */
const isOwn = (stored: DocumentData): boolean => stored.updated_by === author();

/** Moves records to the trash, all or none, except records that somebody else has deleted. */
export const deleteRecords = (entity: Entity, ids: readonly string[]): Promise<string[]> =>
  changeRecords(entity, asItems(ids), (stored) => {
    const { shownBy } = entity;
    if (stored.deleted_at && !isOwn(stored)) return null;
    const was_shown = stored.deleted_at ? stored.was_shown : stored[shownBy ?? ''] === true;
    return {
      ...(shownBy && { [shownBy]: false, was_shown }),
      deleted_at: serverTimestamp(),
    };
  });

async function requireFreeSlug({ destination_slug: slug }: DocumentData, id: string) {
  const owner = await findSlugOwner(String(slug), id);
  if (owner === null) return;
  const taken = `L’adresse «\u202f${slug}\u202f» est maintenant celle de «\u202f${owner}\u202f»`;
  throw new AdminError('refused', `${taken}\u00a0: changez-la d’abord.`);
}

/** Restores records as they were; a passed planned time is cleared: it would publish at once. */
export const restoreRecords = (entity: Entity, ids: readonly string[]): Promise<string[]> =>
  changeRecords(entity, asItems(ids), async (stored, { id }) => {
    const { shownBy, collection } = entity;
    if (!stored.deleted_at) return isOwn(stored) ? {} : null;
    if (collection === ENTITIES.destinations.collection) await requireFreeSlug(stored, id);
    const hasPassed = stored.publish_at?.toDate?.() <= new Date();
    return {
      deleted_at: null,
      ...(shownBy && { [shownBy]: stored.was_shown === true, was_shown: null }),
      ...(hasPassed && { publish_at: null }),
    };
  });
