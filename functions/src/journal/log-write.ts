import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { isPersonal, TRASH_MINUTES } from '../../../src/domain/admin/audit-entry.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isAlreadyThere } from '../calls/firestore-error.ts';
import { type AuditWrite, actionOf, changedFields, type Values } from './audit-write.ts';
import { type AuditWriter, findWriter } from './audit-writer.ts';

const KEPT_MS = 365 * 86_400_000;
const NOTE_KEPT_MS = 86_400_000;
const TRASH_MS = TRASH_MINUTES * 60_000;

/** A document holds 1 MiB at most, its names and other fields included. */
const VALUES_MAX_BYTES = 900_000;

const LABEL_FIELDS: Partial<Record<string, string>> = {
  [COLLECTIONS.hotels]: 'name',
  [COLLECTIONS.destinations]: 'destination_name',
  [COLLECTIONS.blogPosts]: 'title',
  [COLLECTIONS.pageContent]: 'page_name',
};

function labelOf({ collection, before, after }: AuditWrite): string | null {
  const label = (after ?? before)?.[LABEL_FIELDS[collection] ?? ''];
  return typeof label === 'string' ? label : null;
}

const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** What the entry keeps of the values: nothing of visitors' data, of an update what it changed. */
function keptValues({ collection, before, after }: AuditWrite, changed: readonly string[]) {
  if (isPersonal(collection)) return { before: null, after: null };
  if (before === null || after === null) return { before, after };
  const kept = { before: only(before, changed), after: only(after, changed) };
  const isTooBig = Buffer.byteLength(JSON.stringify(kept)) > VALUES_MAX_BYTES;
  // What was overwritten is what may be wanted back; the rest stands in the document itself.
  return isTooBig ? { ...kept, after: null } : kept;
}

function writtenAt(write: AuditWrite, { note }: AuditWriter): Date | Timestamp {
  return note?.get('at') ?? write.at;
}

/** What was known of a person goes with the person's document: that it was deleted stays. */
async function eraseEarlier(db: Firestore, { collection, documentId }: AuditWrite): Promise<void> {
  const { docs } = await db
    .collection(COLLECTIONS.auditLog)
    .where('collection', '==', collection)
    .where('document_id', '==', documentId)
    .where('action', 'in', ['create', 'update', 'restore'])
    .get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/**
 * Logs one write under its event's id, so that an event delivered twice is logged once. Visitors'
 * data that an administrator deleted wait in the trash for a while, so that it can be undone.
 */
export async function logWrite(
  db: Firestore,
  write: AuditWrite,
  emailOf: (uid: string) => Promise<string | null>,
): Promise<void> {
  const { eventId, collection, documentId } = write;
  const changed = changedFields(write);
  const action = actionOf(write);
  if (action === 'update' && changed.length === 0) return;
  const writer = await findWriter(db, write);
  const { uid, note, isRestoration } = writer;
  const links: unknown = note?.get('links');
  const batch = db.batch();
  batch.create(db.collection(COLLECTIONS.auditLog).doc(eventId), {
    action: isRestoration ? 'restore' : action,
    collection,
    document_id: documentId,
    label: labelOf(write),
    actor: uid === null ? null : { uid, email: await emailOf(uid) },
    at: writtenAt(write, writer),
    ...keptValues(write, changed),
    changed,
    links: collection !== COLLECTIONS.hotelDestinations && Array.isArray(links) ? links : [],
    expires_at: new Date(write.at.getTime() + KEPT_MS),
  });
  if (note) {
    const expires_at = new Date(write.at.getTime() + NOTE_KEPT_MS);
    batch.set(note.ref, { expires_at }, { merge: true });
  }
  const isErased = action === 'delete' && isPersonal(collection);
  if (isErased && uid !== null) {
    batch.set(db.collection(COLLECTIONS.trash).doc(eventId), {
      data: write.before,
      expires_at: new Date(write.at.getTime() + TRASH_MS),
    });
  }
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  if (isErased) await eraseEarlier(db, write);
}
