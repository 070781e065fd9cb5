import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AuditAction } from '../../src/domain/admin/audit-entry.ts';
import { entityOfCollection, LINKING_ENTITIES } from '../../src/domain/admin/entities.ts';
import {
  type Entity,
  isShownToVisitors,
  LAST_SAVED_FIRST_ORDER,
} from '../../src/domain/entity/entity.ts';
import { readInstant } from '../../src/domain/schema/any-value.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { withAnonymisedErrors } from './error-text.ts';
import { database, loadFirestoreTriggers, openFirebaseAuth } from './firebase.ts';
import { isConcurrentWriteError, timestampToDate } from './firestore-values.ts';
import { redirectFormerPage, type WriteEvent } from './former-page.ts';
import {
  createJournalEntry,
  type FieldValues,
  type JournalActor,
  SLUG_CHANGE_FIELD,
} from './journal-entry.ts';
import { WORKER_FUNCTION_OPTIONS } from './service-accounts.ts';

/** Longest time between `updated_at` and the write that sets it; a restored backup has older times, and is not logged. */
const SAVED_WITHIN_MS = 60_000;

async function actorOf(uid: unknown): Promise<JournalActor | null> {
  if (typeof uid !== 'string') return null;
  const { users } = await (await openFirebaseAuth()).getUsers([{ uid }]);
  return { uid, email: users[0]?.email ?? null };
}

/** Returns the `updated_at` that a write sets; null for writes that set none, and for a restored backup. */
function savedAt(before: FieldValues | undefined, after: DocumentSnapshot): Date | null {
  const saved = timestampToDate(after.get('updated_at'));
  if (!saved || isDeepStrictEqual(before?.updated_at, after.get('updated_at'))) return null;
  const written = after.updateTime?.toMillis() ?? 0;
  return Math.abs(written - saved.getTime()) < SAVED_WITHIN_MS ? saved : null;
}

function actionOf(before: FieldValues | undefined, after: FieldValues): AuditAction {
  if (!before) return 'create';
  if (!before.deleted_at && after.deleted_at) return 'delete';
  if (before.deleted_at && !after.deleted_at) return 'restore';
  return after.updated_by === null ? 'publish' : 'update';
}

/** Returns true if a write only adapted a link's visibility to its record: the record's own journal entry logs that. */
async function followsRecord(before: FieldValues | undefined, after: DocumentSnapshot) {
  const { parent, firestore } = after.ref;
  const owner = LINKING_ENTITIES.find(({ links }) => links.collection === parent.id);
  const id: unknown = owner && after.get(owner.links.from);
  if (!owner || typeof id !== 'string' || before?.[owner.links.from] !== id) return false;
  const record = await firestore.collection(owner.collection).doc(id).get();
  const stateIn = (document: DocumentSnapshot) =>
    [document.get(owner.shownBy) === true, !document.get('deleted_at')].join();
  return stateIn(record) === stateIn(after);
}

/** Returns true for a document that `moveToNewId` created under a new id, because that function logs the change itself. */
async function isMoved({ ref }: DocumentSnapshot, savedAt: Date): Promise<boolean> {
  const entries = ref.firestore.collection(COLLECTIONS.auditLog);
  const { docs } = await entries.where('document_id', '==', ref.id).select('at', 'changed').get();
  return docs.some((entry) => {
    const changed: unknown = entry.get('changed');
    const isLater = (timestampToDate(entry.get('at')) ?? new Date(0)) >= savedAt;
    return isLater && Array.isArray(changed) && changed.includes(SLUG_CHANGE_FIELD);
  });
}

/** Logs a write that sets `updated_at`: an administrator's, or a planned publication. A repeated event is logged once. */
export async function logWrite(db: Firestore, { id, before, after }: WriteEvent): Promise<void> {
  const collection = after.ref.parent.id;
  const values = after.data();
  const isLink = LINKING_ENTITIES.some(({ links }) => links.collection === collection);
  if (!(isLink || entityOfCollection(collection)) || !values) return;
  const at = savedAt(before.data(), after);
  if (at === null || (isLink && (await followsRecord(before.data(), after)))) return;
  if (!before.exists && (await isMoved(after, at))) return;
  const write = { collection, documentId: after.id, before: before.data() ?? null, after: values };
  const action = actionOf(before.data(), values);
  const entry = createJournalEntry(write, { action, actor: await actorOf(values.updated_by), at });
  if (action === 'update' && entry.changed.length === 0) return;
  await db.collection(COLLECTIONS.auditLog).doc(id).set(entry);
}

/** Returns what a script's plan becomes: a time to come, or null; no newsletter is sent by such a plan. */
function mendedPlan(entity: Entity, record: DocumentSnapshot) {
  const plan = readInstant(record.get('publish_at'));
  if (entity.kind !== 'content' || (plan === null && !entity.isSentOut)) return {};
  const isHidden = !entity.isSentOut && record.get(entity.shownBy) !== true;
  const publish_at = new Date(plan ?? 0);
  return { publish_at: isHidden && publish_at > new Date() ? publish_at : null };
}

/**
 * Mends the times that a script left out or stored in another type, because queries skip such records: lists by the time
 * of the last save, planned publications and the trash. A record with any `deleted_at` is deleted, and hidden.
 */
export async function mendTimes(record: DocumentSnapshot): Promise<void> {
  const { updateTime } = record;
  const entity = entityOfCollection(record.ref.parent.id);
  if (!entity || !updateTime) return;
  const { shownBy, kind, order = LAST_SAVED_FIRST_ORDER } = entity;
  const isMissing = (name: string) => timestampToDate(record.get(name)) === null;
  const isWrong = (name: string) => isMissing(name) && (record.get(name) ?? null) !== null;
  const isSorted = kind === 'content' || kind === 'visitor data';
  const isDeleted = Boolean(record.get('deleted_at'));
  const isShown = isShownToVisitors(entity, record.data() ?? {});
  const was_shown = isShown || record.get('was_shown') === true;
  const created = isWrong('created_at') && readInstant(record.get('created_at'));
  const mended = {
    ...(isSorted && isMissing(order.field) && { [order.field]: updateTime }),
    ...(created && { created_at: new Date(created) }),
    ...(isWrong('deleted_at') && { deleted_at: isDeleted ? updateTime : null }),
    ...(isDeleted &&
      (isShown || isWrong('deleted_at')) &&
      shownBy && { [shownBy]: false, was_shown }),
    ...(isWrong('publish_at') && mendedPlan(entity, record)),
  };
  if (Object.keys(mended).length === 0) return;
  // A concurrent write has come first: that write's own event mends the record.
  await record.ref.update(mended, { lastUpdateTime: updateTime }).catch((error: unknown) => {
    if (!isConcurrentWriteError(error)) throw error;
  });
}

/** Logs the writes of all top-level collections, and redirects former slugs; an event that fails is delivered again. */
export const journal = loadFirestoreTriggers()?.onDocumentWritten(
  { ...WORKER_FUNCTION_OPTIONS, document: '{collection}/{id}', retry: true },
  withAnonymisedErrors(async ({ id, data }) => {
    if (!data) return;
    await mendTimes(data.after);
    const db = await database();
    await redirectFormerPage(db, { id, ...data });
    await logWrite(db, { id, ...data });
  }),
);
