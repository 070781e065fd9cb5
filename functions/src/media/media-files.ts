import { onRequest } from 'firebase-functions/v2/https';
import { photoShare } from '../../../src/domain/media/photo-share.ts';
import { type StoredPhoto, toPhoto } from '../../../src/domain/media/stored-photo.ts';
import { database } from '../database.ts';
import { READER } from '../service-accounts.ts';
import {
  type Answer,
  answerFrom,
  etagOf,
  type FileRequest,
  fileRequest,
  plain,
  send,
  tagged,
} from '../site/answers.ts';
import { photoOf, photoRef } from './media-record.ts';
import { firestoreStore, type MediaFile } from './media-store.ts';

/** Where photographs are read from. */
export type MediaSources = {
  photo: (id: string) => Promise<StoredPhoto | null>;
  file: (id: string, name: string) => Promise<MediaFile | null>;
};

/** A file never changes: another photograph has another name. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** As long as the CDN keeps pages: what is uploaded or restored now is soon there. */
const FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

const FILE_PATH = /^\/media\/([0-9a-f]{24})-(\d{1,4}\.(?:avif|webp)|partage-\d{1,3}x\d{1,3}\.jpg)$/;

const notFound = () => plain(404, 'Image introuvable', { 'Cache-Control': FOR_A_MINUTE });

async function answerFile(request: FileRequest, { photo, file }: MediaSources): Promise<Answer> {
  const { path } = request;
  const [, id = '', name = ''] = FILE_PATH.exec(path) ?? [];
  if (id === '') return notFound();
  const [stored, found] = await Promise.all([photo(id), file(id, name)]);
  if (stored === null || stored.deleted_at !== null) return notFound();
  if (found === null) {
    // A page that was kept, or a record that was restored, may name a former focal point.
    const present = photoShare(toPhoto(stored));
    if (!name.startsWith('partage-') || path === present) return notFound();
    const headers = { Location: present, 'Cache-Control': FOR_A_MINUTE };
    return { status: 302, headers, body: '' };
  }
  const ETag = etagOf(found.bytes);
  const headers = { 'Content-Type': found.type, 'Cache-Control': FOR_A_YEAR, ETag };
  return tagged(request, headers, () => found.bytes);
}

/** Answers a request for a file of a photograph. Failures are never cached. */
export const answerMedia = (request: FileRequest, sources: MediaSources): Promise<Answer> =>
  answerFrom(request, () => answerFile(request, sources));

/** Serves photographs, /media/ID-WIDTH.FORMAT and /media/ID-partage-XxY.jpg, and keeps nothing. */
export const mediaFiles = onRequest(
  { concurrency: 40, serviceAccount: READER },
  async (request, response) => {
    const db = await database();
    const answer = await answerMedia(fileRequest(request), {
      photo: async (id) => photoOf(await photoRef(db, id).get()),
      file: firestoreStore(db).get,
    });
    send(response, answer);
  },
);
