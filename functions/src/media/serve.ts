import { type Answer, answerFrom, etagOf, type FileRequest, plain } from '../site/answers.ts';
import type { MediaFile } from './store.ts';

const FILE_PATH = /^\/media\/([0-9a-f]{24})-(\d{1,4}\.(?:avif|webp))$/;

/** A file never changes: another photograph has another name. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** As long as the CDN keeps pages: what is uploaded now is soon there. */
const FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

type ReadFile = (id: string, name: string) => Promise<MediaFile | null>;

/**
 * Answers a request for a file of a photograph, /media/ID-WIDTH.FORMAT; deleted ones are served until they
 * are erased, as a page that was cached may still show them. Failures are never cached.
 */
export const answerMedia = (request: FileRequest, read: ReadFile): Promise<Answer> =>
  answerFrom(request, async () => {
    const [, id = '', name = ''] = FILE_PATH.exec(request.path) ?? [];
    const file = id === '' ? null : await read(id, name);
    if (file === null) {
      return plain(404, 'Image introuvable', { 'Cache-Control': FOR_A_MINUTE });
    }
    const ETag = etagOf(file.bytes);
    const headers = { 'Content-Type': file.type, 'Cache-Control': FOR_A_YEAR, ETag };
    return { status: 200, headers, body: file.bytes };
  });
