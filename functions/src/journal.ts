import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AuditAction } from '../../src/domain/admin/audit-entry.ts';
import { entityOf, WITH_LINKS } from '../../src/domain/admin/entities.ts';
import { readableValue } from '../../src/domain/schema/any-value.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { withCleanErrors } from './error-text.ts';
import { accounts, database, documentEvents } from './firebase.ts';
import { dateIn, isOvertaken } from './firestore-values.ts';
import { type Actor, journalEntry, type Values } from './journal-entry.ts';
import { WORKER_OPTIONS } from './service-accounts.ts';

/** Longest time between `updated_at` and the write that sets it; a restored backup has older times, and is not logged. */
const SAVED_WITHIN_MS = 60_000;

async function actorOf(uid: unknown): Promise<Actor | null> {
  if (typeof uid !== 'string') return null;
  const { users } = await (await accounts()).getUsers([{ uid }]);
  return { uid, email: users[0]?.email ?? null };
}

/** Returns the `updated_at` that a write sets; null for writes that set none, and for a restored backup. */
function savedAt(before: Values | undefined, after: DocumentSnapshot): Date | null {
  const saved = dateIn(after.get('updated_at'));
  if (!saved || isDeepStrictEqual(before?.updated_at, after.get('updated_at'))) return null;
  const written = after.updateTime?.toMillis() ?? 0;
  return Math.abs(written - saved.getTime()) < SAVED_WITHIN_MS ? saved : null;
}

function actionOf(before: Values | undefined, after: Values): AuditAction {
  if (!before) return 'create';
  if (!before.deleted_at && after.deleted_at) return 'delete';
  if (before.deleted_at && !after.deleted_at) return 'restore';
  return after.updated_by === null ? 'publish' : 'update';
}

/** Returns true if only the visibility of a link changed, together with its record, whose own entry says so. */
async function followsRecord(before: Values | undefined, after: DocumentSnapshot) {
  const { parent, firestore } = after.ref;
  const owner = WITH_LINKS.find(({ links }) => links.collection === parent.id);
  const id: unknown = owner && after.get(owner.links.from);
  if (!owner || typeof id !== 'string' || before?.[owner.links.from] !== id) return false;
  const record = await firestore.collection(owner.collection).doc(id).get();
  const stateIn = (document: DocumentSnapshot) =>
    [document.get(owner.shownBy) === true, !document.get('deleted_at')].join();
  return stateIn(record) === stateIn(after);
}

type WriteEvent = { id: string; before: DocumentSnapshot; after: DocumentSnapshot };

/** Logs a write that sets `updated_at`: an administrator's, or a planned publication. A repeated event is logged once. */
export async function logWrite(db: Firestore, { id, before, after }: WriteEvent): Promise<void> {
  const collection = after.ref.parent.id;
  const values = after.data();
  const isLink = WITH_LINKS.some(({ links }) => links.collection === collection);
  if (!(isLink || entityOf(collection)) || !values) return;
  const at = savedAt(before.data(), after);
  if (at === null || (isLink && (await followsRecord(before.data(), after)))) return;
  const write = { collection, documentId: after.id, before: before.data() ?? null, after: values };
  const action = actionOf(before.data(), values);
  const entry = journalEntry(write, { action, actor: await actorOf(values.updated_by), at });
  if (action === 'update' && entry.changed.length === 0) return;
  await db.collection(COLLECTIONS.auditLog).doc(id).set(entry);
}

/** Adds the field by which lists are sorted, if a script left it out: queries skip records without that field. */
export async function completeOrder(record: DocumentSnapshot): Promise<void> {
  const { isPlanned, order, fields } = entityOf(record.ref.parent.id) ?? {};
  const { updateTime } = record;
  if (!isPlanned || !order || !updateTime) return;
  const schema = fields?.[order.field];
  const stored: unknown = record.get(order.field);
  if (schema ? stored !== undefined : dateIn(stored)) return;
  const value = schema ? readableValue(schema, undefined) : updateTime;
  const written = record.ref.update({ [order.field]: value }, { lastUpdateTime: updateTime });
  // Another write has come first: its own event completes the record.
  await written.catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}

/** Logs the writes of all top-level collections in the journal; an event whose handling fails is delivered again. */
export const journal = documentEvents()?.onDocumentWritten(
  { ...WORKER_OPTIONS, document: '{collection}/{id}', retry: true },
  withCleanErrors(async ({ id, data }) => {
    if (!data) return;
    await completeOrder(data.after);
    await logWrite(await database(), { id, ...data });
  }),
);
