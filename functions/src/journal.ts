import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AuditAction } from '../../src/domain/admin/audit-entry.ts';
import { entityOf } from '../../src/domain/admin/entities.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { dateIn } from './calls/stored-date.ts';
import { accounts, database } from './firebase.ts';
import { documentEvents } from './journal/document-events.ts';
import { type Actor, journalEntry, type Values } from './journal/journal-entry.ts';

/** Between a signature and its write: transactions may be tried again, a restored backup is older. */
const SIGNED_WITHIN_MS = 60_000;

/** An account and its email address, null when there is no such account any more. */
async function actorOf(uid: unknown): Promise<Actor | null> {
  if (typeof uid !== 'string') return null;
  const { users } = await (await accounts()).getUsers([{ uid }]);
  return { uid, email: users[0]?.email ?? null };
}

/** When a write was signed; null when it is nobody's: a function's own, or a restored backup's. */
function signedAt(before: Values | undefined, after: DocumentSnapshot): Date | null {
  const signed = dateIn(after.get('updated_at'));
  if (!signed || isDeepStrictEqual(before?.updated_at, after.get('updated_at'))) return null;
  const written = after.updateTime?.toMillis() ?? 0;
  return Math.abs(written - signed.getTime()) < SIGNED_WITHIN_MS ? signed : null;
}

/** What a write did. What nobody signs is a planned publication. */
function actionOf(before: Values | undefined, after: Values): AuditAction {
  if (!before) return 'create';
  if (!before.deleted_at && after.deleted_at) return 'delete';
  if (before.deleted_at && !after.deleted_at) return 'restore';
  return after.updated_by === null ? 'publish' : 'update';
}

type WriteEvent = { id: string; before: DocumentSnapshot; after: DocumentSnapshot };

/**
 * Logs a write that an administrator signed, or a planned publication, once: an event may be delivered
 * twice.
 */
export async function logWrite(db: Firestore, { id, before, after }: WriteEvent): Promise<void> {
  const collection = after.ref.parent.id;
  const values = after.data();
  if (!entityOf(collection) || !values) return;
  const at = signedAt(before.data(), after);
  if (at === null) return;
  const write = { collection, documentId: after.id, before: before.data() ?? null, after: values };
  const action = actionOf(before.data(), values);
  const entry = journalEntry(write, { action, actor: await actorOf(values.updated_by), at });
  if (action === 'update' && entry.changed.length === 0) return;
  await db.collection(COLLECTIONS.auditLog).doc(id).set(entry);
}

/** Logs the writes of every collection of the first level; an event that fails is delivered again. */
export const journal = documentEvents()?.onDocumentWritten(
  { document: '{collection}/{id}', retry: true },
  async ({ id, data }) => {
    if (data) await logWrite(await database(), { id, ...data });
  },
);
