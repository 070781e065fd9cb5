import { basename } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import fetch from 'node-fetch';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { photoUrl } from '#domain/media/photo.ts';
import { UPLOAD_MAX_BYTES } from '#domain/media/photo-upload.ts';
import { addPhotoToLibrary } from '../../functions/src/media/store.ts';
import { errorFirstLine, scriptAbortSignal } from '../lib/script.ts';
import type { TablePlan } from './plans.ts';

/** Matches URLs of pictures: a field that contains only a URL, or the pictures in an article's HTML. */
const PICTURE = /^(?:https:|\/media\/)\S+$|(?<=<img [^<]*?\bsrc=")[^"]+/g;

export const listPictureUrls = (value: unknown): string[] =>
  typeof value === 'string' ? (value.match(PICTURE) ?? []) : [];

/** Replaces the URLs of pictures in a field's value. */
export const replacePictureUrls = (value: unknown, replace: (url: string) => string): unknown =>
  typeof value === 'string' ? value.replace(PICTURE, replace) : value;

/** Limits of downloads. The agent refuses private, local and reserved networks, even after redirects, and all but https. */
const LIMITS = { agent: new RequestFilteringHttpsAgent(), size: UPLOAD_MAX_BYTES, follow: 3 };
const TIMEOUT_MS = 15_000;

/** Fetches a picture from a public host. */
export async function fetchPicture(url: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...LIMITS, signal });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Copies the pictures of imported records into the photo library, and replaces their URLs in the records. Returns a
 * sentence on each failure, and the totals.
 */
export async function importPictures(
  db: Firestore,
  plans: TablePlan[],
  fetchBytes: typeof fetchPicture,
) {
  const copies = new Map<string, string>();
  const failed: string[] = [];
  async function copy(url: string): Promise<string> {
    scriptAbortSignal.throwIfAborted();
    try {
      const file = await fetchBytes(url.replaceAll('&amp;', '&'));
      const upload = { file, name: basename(url), actor: null, now: new Date() };
      return photoUrl(await addPhotoToLibrary(db, upload));
    } catch (error) {
      failed.push(`${url} stays there: ${errorFirstLine(error)}`);
      return url;
    }
  }
  for (const { path, fields = {} } of plans.flatMap(({ entries }) => entries)) {
    const exportedUrls = Object.values(fields).flatMap(listPictureUrls);
    if (exportedUrls.length === 0) continue;
    const record = await db.doc(path).get();
    const values = Object.entries(record.data() ?? {});
    const storedUrls = values.flatMap(([, value]) => listPictureUrls(value));
    const urls = storedUrls.filter((url) => exportedUrls.includes(url) && url.startsWith('https:'));
    for (const url of urls) copies.set(url, copies.get(url) ?? (await copy(url)));
    const copied = values.map(([name, value]) => [
      name,
      replacePictureUrls(value, (url) => copies.get(url) ?? url),
    ]);
    const { ref, updateTime: lastUpdateTime } = record;
    if (urls.length === 0 || !lastUpdateTime) continue;
    await ref.update(Object.fromEntries(copied), { lastUpdateTime });
  }
  return [...failed, `${copies.size - failed.length} copied, ${failed.length} failed.`];
}
