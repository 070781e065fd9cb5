import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { UploadInput } from '../../../src/domain/media/library-calls.ts';
import type { Photo } from '../../../src/domain/media/photo.ts';
import { photoAddress } from '../../../src/domain/media/photo-address.ts';
import { type StoredPhoto, toPhoto } from '../../../src/domain/media/stored-photo.ts';
import type { UploadAnswer } from '../../../src/domain/media/upload.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { decodePhoto } from './decode-photo.ts';
import { logPhoto } from './log-photo.ts';
import { photoOf, photoRef } from './media-record.ts';
import { firestoreStore } from './media-store.ts';
import { type RenderedPhoto, renderPhoto } from './render-photo.ts';
import { UploadError } from './upload-error.ts';

export type Upload = { file: Buffer; details: UploadInput; actor: Actor; now: Date };

/** The id of a file's photograph: the same file is the same photograph, whoever sends it. */
export const photoIdOf = (file: Buffer): string =>
  createHash('sha256').update(file).digest('hex').slice(0, 24);

/** What the address of a new photograph holds. */
function newPhoto(id: string, rendered: RenderedPhoto, { details }: Upload): Photo {
  const { width, height, focal, colour, placeholder } = rendered;
  const { alt = null, caption, credit } = details;
  return { id, width, height, focal, colour, placeholder, alt, caption, credit };
}

/** The document of a new photograph. */
function newDocument(
  { id: _id, ...photo }: Photo,
  { files }: RenderedPhoto,
  { file, details, actor, now }: Upload,
) {
  return {
    ready: true,
    ...photo,
    file_name: details.name ?? null,
    bytes: file.byteLength,
    stored_bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    uses: [],
    unused_since: null,
    deleted_at: null,
    deleted_by: null,
    created_at: now,
    created_by: actor.uid,
    updated_at: now,
    updated_by: actor.uid,
  };
}

/** The address of a photograph. @throws UploadError when its texts do not fit into it */
function addressOf(photo: Photo): string {
  try {
    return photoAddress(photo);
  } catch {
    throw new UploadError('details-invalid');
  }
}

/** Writes the document of a photograph unless somebody else has finished it. @returns theirs */
function writeUnlessReady(
  db: Firestore,
  id: string,
  fields: Record<string, unknown>,
  log?: (transaction: Transaction) => void,
): Promise<StoredPhoto | null> {
  return db.runTransaction(async (transaction) => {
    const found = photoOf(await transaction.get(photoRef(db, id)));
    if (found !== null) return found;
    transaction.set(photoRef(db, id), fields);
    log?.(transaction);
    return null;
  });
}

/** What the library has already; one that was deleted is there again. */
async function known(db: Firestore, stored: StoredPhoto): Promise<UploadAnswer> {
  if (stored.deleted_at !== null) {
    await photoRef(db, stored.id).update({ deleted_at: null, deleted_by: null });
  }
  return { address: photoAddress(toPhoto(stored)), isKnown: true };
}

/**
 * Adds a photograph to the library. All is rendered before anything is stored; its document is
 * written first (`ready: false`) and last, so that the nightly job finds what was not finished.
 * @throws UploadError
 */
export async function storeUpload(db: Firestore, upload: Upload): Promise<UploadAnswer> {
  const id = photoIdOf(upload.file);
  const before = photoOf(await photoRef(db, id).get());
  if (before !== null) return known(db, before);

  const rendered = await renderPhoto(await decodePhoto(upload.file));
  const photo = newPhoto(id, rendered, upload);
  const address = addressOf(photo);
  const started = await writeUnlessReady(db, id, { ready: false, created_at: upload.now });
  if (started !== null) return known(db, started);
  await firestoreStore(db).put(id, rendered.files);
  const document = newDocument(photo, rendered, upload);
  const creation = { id, action: 'create', before: null, after: document } as const;
  const finished = await writeUnlessReady(db, id, document, (transaction) =>
    logPhoto(db, transaction, creation, upload),
  );
  return finished === null ? { address, isKnown: false } : known(db, finished);
}
