import type { Request } from 'firebase-functions/v2/https';
import { createLruCache, getOrMake } from '../../../src/data/server/lru-cache.ts';
import {
  SHARE_CARD_PATH_SECTIONS,
  type ShareCardPathSection,
  shareCardPath,
  shareCardVersion,
} from '../../../src/domain/seo/seo.ts';
import { openFirestore } from '../firebase.ts';
import { definePageOrFileEndpoint } from '../http.ts';
import { readPhotoFileBytes } from '../media/store.ts';
import { answerFileRequest, type FileRequest, type HttpAnswer, textAnswer } from './answers.ts';
import { type DatedShareCard, drawShareCard, readShareCard } from './card.ts';
import { renderMailPictureJpeg } from './picture-files.ts';

/** Cache header of photos' files, which never change, because their names are made from the photo's bytes. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** Cache header of share pictures, whose URLs name a version; the CDN keeps them a month, even once a record is hidden. */
const FOR_A_MONTH = 'public, max-age=86400, s-maxage=2592000, immutable';
/** Cache header of missing pictures and redirects: short, so that new pictures soon appear. */
const FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

const missingPicture = () =>
  textAnswer(404, 'Image introuvable', { 'Cache-Control': FOR_A_MINUTE });

const pictureAnswer = (type: string, body: Buffer, cache: string): HttpAnswer => ({
  status: 200,
  headers: { 'Content-Type': type, 'Cache-Control': cache },
  body,
});

/** Path of a photo's file or, as JPEG for mails, of a photo or an illustration: `/media/hotel-kyoto-1200.jpeg`. */
const MEDIA_PATH = /^\/media\/([0-9a-z-]{1,80})-(\d{1,4}\.(avif|webp|jpeg))$/;

/**
 * Answers a request for the file of a photo or of a mail's picture, even if the photo was deleted, because cached pages
 * may still show it. The content type follows from the extension, as stored fields may come from a hostile backup
 * archive.
 */
export const answerPictureFileRequest = (
  request: FileRequest,
  read: (id: string, name: string) => Promise<Buffer | null>,
): Promise<HttpAnswer> =>
  answerFileRequest(request, async () => {
    const [, id = '', name = '', format] = MEDIA_PATH.exec(request.path) ?? [];
    const file = id === '' ? null : await read(id, name);
    return file ? pictureAnswer(`image/${format}`, file, FOR_A_YEAR) : missingPicture();
  });

const SHARE_PATH = /^\/partage\/([a-z]+)\/([A-Za-z0-9-]{1,128})\/([a-z0-9]{1,16})\.jpg$/;

/** Cache of drawn share pictures: social networks request each one several times, first with HEAD. */
const drawn = createLruCache<Buffer>(20);

/** A request for a share picture; `url` is the path with the query. */
export type ShareCardRequest = FileRequest & Pick<Request, 'url'>;

export type ShareCardHandlers = {
  read: (section: ShareCardPathSection, key: string) => Promise<DatedShareCard | null>;
  draw: (card: DatedShareCard) => Promise<Buffer>;
};

/**
 * Draws a share picture only for the URL with its current version and without a query string; redirects others there.
 * So nobody can have thousands of pictures drawn.
 */
export const answerShareCardRequest = (
  request: ShareCardRequest,
  { read, draw }: ShareCardHandlers,
): Promise<HttpAnswer> =>
  answerFileRequest(request, async () => {
    const [, name, key = '', version] = SHARE_PATH.exec(request.path) ?? [];
    const section = SHARE_CARD_PATH_SECTIONS.find((cardSection) => cardSection === name);
    const card = section === undefined ? null : await read(section, key);
    if (section === undefined || card === null) return missingPicture();
    if (version === shareCardVersion(card.changed) && request.url === request.path) {
      const body = await getOrMake(drawn, request.path, () => draw(card));
      return pictureAnswer('image/jpeg', body, FOR_A_MONTH);
    }
    const Location = shareCardPath(section, key, card.changed);
    return textAnswer(302, '', { Location, 'Cache-Control': FOR_A_MINUTE });
  });

export const pictures = definePageOrFileEndpoint(
  { memory: '512MiB', concurrency: 20, maxInstances: 5, timeoutSeconds: 30 },
  (request) =>
    request.path.startsWith('/partage/')
      ? answerShareCardRequest(request, {
          read: async (section, key) => readShareCard(await openFirestore(), section, key),
          draw: async (card) => drawShareCard(await openFirestore(), card),
        })
      : answerPictureFileRequest(request, async (id, name) => {
          const read = name === '1200.jpeg' ? renderMailPictureJpeg : readPhotoFileBytes;
          return read(await openFirestore(), id, name);
        }),
);
