import { isDeepStrictEqual } from 'node:util';
import type { Timestamp } from 'firebase-admin/firestore';
import type { AuditedCollection } from '../../../src/domain/admin/audit-entry.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { adminApp, database } from '../database.ts';
import { documentEvents } from './document-events.ts';
import { isRestored, writtenAt } from './is-restored.ts';
import { type Actor, batchOf, deletionId, type Values, writeId } from './journal-entry.ts';
import { logWrite } from './log-write.ts';

const events = documentEvents();

const emails = new Map<string, string | null>();

/** An account and its email address, null when there is no such account any more. */
async function actorOf(uid: string | null): Promise<Actor | null> {
  if (uid === null) return null;
  const known = emails.get(uid);
  if (known !== undefined) return { uid, email: known };
  const [app, { getAuth }] = await Promise.all([adminApp(), import('firebase-admin/auth')]);
  const { users } = await getAuth(app).getUsers([{ uid }]);
  const email = users[0]?.email ?? null;
  emails.set(uid, email);
  return { uid, email };
}

/** Who signed a write: administrators renew the stamps of a document, functions leave them alone. */
function signerOf(before: Values | null, after: Values | null): string | null {
  const uid = after?.updated_by;
  const isRenewed =
    before === null ||
    before.updated_by !== uid ||
    !isDeepStrictEqual(before.updated_at, after?.updated_at);
  return typeof uid === 'string' && isRenewed ? uid : null;
}

const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** Logs the writes of one collection; an event that fails is delivered again. */
function auditTrigger(collection: AuditedCollection) {
  const document = `${collection}/{id}` as const;
  return events?.onDocumentWritten({ document, retry: true }, async (event) => {
    if (!event.data) return;
    const db = await database();
    if (await isRestored(db, event)) return;
    const { updateTime: lastUpdate } = event.data.before;
    const [before, after] = [event.data.before.data() ?? null, event.data.after.data() ?? null];
    const written = { collection, documentId: event.params.id };
    const uid = signerOf(before, after);
    let auditId = event.id;
    let batch: string | null = null;
    if (after === null && lastUpdate) auditId = deletionId(written, lastUpdate);
    if (uid !== null && isTimestamp(after?.updated_at)) {
      auditId = writeId(written, after.updated_at);
      batch = batchOf(uid, after.updated_at);
    }
    const [at, actor] = [writtenAt(event), await actorOf(uid)];
    await logWrite(db, { ...written, auditId, before, after, at, actor, batch });
  });
}

export const auditHotels = auditTrigger(COLLECTIONS.hotels);
export const auditDestinations = auditTrigger(COLLECTIONS.destinations);
export const auditBlogPosts = auditTrigger(COLLECTIONS.blogPosts);
export const auditPageContent = auditTrigger(COLLECTIONS.pageContent);
export const auditSettings = auditTrigger(COLLECTIONS.settings);
export const auditSubscriptions = auditTrigger(COLLECTIONS.newsletterSubscriptions);
export const auditContactRequests = auditTrigger(COLLECTIONS.contactRequests);
