import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AuditAction } from '../../src/domain/admin/audit-entry.ts';
import { entityOf } from '../../src/domain/admin/entities.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { dateIn } from './calls/stored-date.ts';
import { accounts, database } from './firebase.ts';
import { documentEvents } from './journal/document-events.ts';
import { type Actor, journalEntry, type Values } from './journal/journal-entry.ts';

/**
 * Longest time between a signature and its write. Retried transactions take a while; a restored
 * backup has older signatures.
 */
const SIGNED_WITHIN_MS = 60_000;

/** Returns an account with its email address, null if the account no longer exists. */
async function actorOf(uid: unknown): Promise<Actor | null> {
  if (typeof uid !== 'string') return null;
  const { users } = await (await accounts()).getUsers([{ uid }]);
  return { uid, email: users[0]?.email ?? null };
}

/** Returns when an administrator signed a write; null for writes of functions and of a restored backup. */
function signedAt(before: Values | undefined, after: DocumentSnapshot): Date | null {
  const signed = dateIn(after.get('updated_at'));
  if (!signed || isDeepStrictEqual(before?.updated_at, after.get('updated_at'))) return null;
  const written = after.updateTime?.toMillis() ?? 0;
  return Math.abs(written - signed.getTime()) < SIGNED_WITHIN_MS ? signed : null;
}

/** Returns what a write did. An unsigned update is a planned publication. */
function actionOf(before: Values | undefined, after: Values): AuditAction {
  if (!before) return 'create';
  if (!before.deleted_at && after.deleted_at) return 'delete';
  if (before.deleted_at && !after.deleted_at) return 'restore';
  return after.updated_by === null ? 'publish' : 'update';
}

type WriteEvent = { id: string; before: DocumentSnapshot; after: DocumentSnapshot };

/**
 * Logs a write that an administrator signed, or a planned publication. The entry's id is the
 * event's id, so an event delivered twice is logged once.
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

/** Logs the writes of all top-level collections; a failed event is redelivered. */
export const journal = documentEvents()?.onDocumentWritten(
  { document: '{collection}/{id}', retry: true },
  async ({ id, data }) => {
    if (data) await logWrite(await database(), { id, ...data });
  },
);
