import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AuditAction } from '../../src/domain/admin/audit-entry.ts';
import { ENTITIES_WITH_RECORD_LINKS, entityOfCollection } from '../../src/domain/admin/entities.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { type AuditActor, createAuditEntry, type FieldValues } from './audit-entry.ts';
import { withAnonymisedErrors } from './error-text.ts';
import { loadFirestoreTriggers, openFirebaseAuth, openFirestore } from './firebase.ts';
import { isDeleted, timestampToDate } from './firestore-values.ts';
import { type DocumentWriteEvent, redirectFormerPage } from './former-page.ts';
import { mendRecordTimes } from './mend-times.ts';
import { WORKER_FUNCTION_OPTIONS } from './service-accounts.ts';

/**
 * Longest time between `updated_at` and the write that sets it: in a restored backup, `updated_at` is older, and the
 * write is not logged.
 */
const SAVED_WITHIN_MS = 60_000;

async function actorOf(uid: unknown): Promise<AuditActor | null> {
  if (typeof uid !== 'string') return null;
  const { users } = await (await openFirebaseAuth()).getUsers([{ uid }]);
  return { uid, email: users[0]?.email ?? null };
}

/** Returns the `updated_at` that a write sets; null for writes that set none, and for a restored backup. */
function savedAt(before: FieldValues | undefined, after: DocumentSnapshot): Date | null {
  const saved = timestampToDate(after.get('updated_at'));
  if (!saved || isDeepStrictEqual(before?.updated_at, after.get('updated_at'))) return null;
  const writtenMs = after.updateTime?.toMillis() ?? 0;
  return Math.abs(writtenMs - saved.getTime()) < SAVED_WITHIN_MS ? saved : null;
}

function actionOf(before: FieldValues | undefined, after: FieldValues): AuditAction {
  if (!before) return 'create';
  if (!before.deleted_at && after.deleted_at) return 'delete';
  if (before.deleted_at && !after.deleted_at) return 'restore';
  return after.updated_by === null ? 'publish' : 'update';
}

/**
 * Returns true if a write only made a link between two records as visible as the record that owns it. The audit log has
 * an entry about that record's change.
 */
async function followsRecord(before: FieldValues | undefined, after: DocumentSnapshot) {
  const { parent, firestore } = after.ref;
  const owner = ENTITIES_WITH_RECORD_LINKS.find(({ links }) => links.collection === parent.id);
  const id: unknown = owner && after.get(owner.links.from);
  if (!owner || typeof id !== 'string' || before?.[owner.links.from] !== id) return false;
  const record = await firestore.collection(owner.collection).doc(id).get();
  const isShown = (document: DocumentSnapshot) => document.get(owner.shownBy) === true;
  return isShown(record) === isShown(after) && isDeleted(record) === isDeleted(after);
}

/**
 * Returns true for a document that the function `moveToNewId` created under a new id, because `moveToNewId` itself logs
 * that change.
 */
async function isMoved({ ref }: DocumentSnapshot, savedTime: Date): Promise<boolean> {
  const entries = ref.firestore.collection(COLLECTIONS.auditLog);
  const moves = entries.where('document_id', '==', ref.id).where('action', '==', 'move');
  const { docs } = await moves.select('at').get();
  return docs.some((entry) => (timestampToDate(entry.get('at')) ?? new Date(0)) >= savedTime);
}

/**
 * Adds an entry to the audit log if a write sets `updated_at`, as administrators' writes and planned publications do. A
 * repeated event adds no second entry.
 */
export async function addAuditEntry(
  db: Firestore,
  { id, before, after }: DocumentWriteEvent,
): Promise<void> {
  const collection = after.ref.parent.id;
  const values = after.data();
  const isLink = ENTITIES_WITH_RECORD_LINKS.some(({ links }) => links.collection === collection);
  const isLogged = isLink || entityOfCollection(collection) !== undefined;
  if (!isLogged || !values) return;
  const at = savedAt(before.data(), after);
  if (at === null || (isLink && (await followsRecord(before.data(), after)))) return;
  if (!before.exists && (await isMoved(after, at))) return;
  const write = { collection, documentId: after.id, before: before.data() ?? null, after: values };
  const action = actionOf(before.data(), values);
  const entry = createAuditEntry(write, { action, actor: await actorOf(values.updated_by), at });
  if (action === 'update' && entry.changed.length === 0) return;
  await db.collection(COLLECTIONS.auditLog).doc(id).set(entry);
}

/**
 * After each write to a top-level collection: corrects missing or malformed times of the record, redirects its former
 * URL, and adds an entry to the audit log. If this fails, Firebase delivers the event again. Deployed as `journal`.
 */
export const mendRedirectAndLog = loadFirestoreTriggers()?.onDocumentWritten(
  { ...WORKER_FUNCTION_OPTIONS, document: '{collection}/{id}', retry: true },
  withAnonymisedErrors(async ({ id, data }) => {
    if (!data) return;
    await mendRecordTimes(data.after);
    const db = await openFirestore();
    await redirectFormerPage(db, { id, ...data });
    await addAuditEntry(db, { id, ...data });
  }),
);
