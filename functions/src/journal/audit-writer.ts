import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { REMOVABLE_COLLECTIONS, removalNoteId } from '../../../src/domain/admin/removal-note.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { AuditWrite } from './audit-write.ts';

/** A note belongs to a deletion of about the same time: an older one is of an earlier deletion. */
const NOTE_TOLERANCE_MS = 60_000;

/** Who wrote, null for a function; for a deletion, the note that told it. */
export type AuditWriter = {
  uid: string | null;
  note: DocumentSnapshot | null;
  /** Whether what was created had been deleted, and was put back. */
  isRestoration: boolean;
};

/** Functions leave the stamps of a document alone; administrators renew them with every write. */
function stampedBy({ before, after }: AuditWrite): string | null {
  const uid = after?.updated_by;
  const isRenewed =
    before === null ||
    before.updated_by !== uid ||
    !isDeepStrictEqual(before.updated_at, after?.updated_at);
  return typeof uid === 'string' && isRenewed ? uid : null;
}

/** The ids of the notes that may tell of a deletion; a link goes with its destination or its hotel. */
function noteIds({ collection, documentId, before, after }: AuditWrite): string[] {
  const removable = REMOVABLE_COLLECTIONS.find((name) => name === collection);
  if (removable) return [removalNoteId(removable, documentId)];
  if (collection !== COLLECTIONS.hotelDestinations) return [];
  const link = before ?? after;
  return [
    removalNoteId(COLLECTIONS.destinations, String(link?.destination_id)),
    removalNoteId(COLLECTIONS.hotels, String(link?.hotel_id)),
  ];
}

async function readNotes(db: Firestore, write: AuditWrite): Promise<DocumentSnapshot[]> {
  const references = noteIds(write).map((id) => db.collection(COLLECTIONS.removalNotes).doc(id));
  return references.length === 0 ? [] : db.getAll(...references);
}

/** Whether a note is about a write: of its time and, of a link, by its name. */
function tellsOf(
  note: DocumentSnapshot,
  { collection, documentId, at }: AuditWrite,
  part: '' | 'restored.' = '',
): boolean {
  const noted: unknown = note.get(`${part}at`)?.toDate();
  if (!(noted instanceof Date)) return false;
  if (Math.abs(noted.getTime() - at.getTime()) > NOTE_TOLERANCE_MS) return false;
  const links: unknown = note.get(`${part}links`);
  return (
    collection !== COLLECTIONS.hotelDestinations ||
    (Array.isArray(links) && links.includes(documentId))
  );
}

/** Whether somebody put back, by a function, what a write created. */
async function restores(db: Firestore, write: AuditWrite, uid: string | null): Promise<boolean> {
  if (write.before !== null || uid === null) return false;
  const notes = await readNotes(db, write);
  return notes.some((note) => note.get('restored.by') === uid && tellsOf(note, write, 'restored.'));
}

/** Finds out who wrote: by the stamps of what was written, by the note of what was deleted. */
export async function findWriter(db: Firestore, write: AuditWrite): Promise<AuditWriter> {
  if (write.after !== null) {
    const uid = stampedBy(write);
    return { uid, note: null, isRestoration: await restores(db, write, uid) };
  }
  const notes = await readNotes(db, write);
  const note = notes.find((one) => tellsOf(one, write)) ?? null;
  const uid: unknown = note?.get('uid');
  return { uid: typeof uid === 'string' ? uid : null, note, isRestoration: false };
}
