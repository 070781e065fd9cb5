import { onRequest } from 'firebase-functions/v2/https';
import {
  SHARE_SECTIONS,
  type ShareCard,
  type ShareSection,
  shareImage,
  shareVersion,
} from '../../../../src/domain/seo/share-card.ts';
import { database } from '../../database.ts';
import { READER } from '../../service-accounts.ts';
import { type Answer, answerFrom, type FileRequest, plain, send } from '../answers.ts';
import { drawCard } from './draw-card.ts';
import { keptLast } from './kept-last.ts';
import { readPicture } from './shared-picture.ts';
import { readCard } from './shared-record.ts';

/** What pictures are made of. */
export type ShareSources = {
  read: (section: ShareSection, key: string) => Promise<ShareCard | null>;
  /** The JPEG of a card, by its version. */
  draw: (version: string, card: ShareCard) => Promise<Buffer>;
};

/** A version never changes; within a month the CDN forgets the picture of what is no longer shown. */
const FOR_A_MONTH = 'public, max-age=86400, s-maxage=2592000, immutable';
/** As long as the CDN keeps pages: what is published now soon has its picture. */
const FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

const IMAGE_PATH = /^\/partage\/([a-z]+)\/([^/]+)\/([a-z0-9]{1,16})\.jpg$/;

type Wanted = { section: ShareSection; key: string; version: string };

/** Which picture a path names; null for any other path. */
function wantedImage(path: string): Wanted | null {
  const [, name = '', encoded = '', version = ''] = IMAGE_PATH.exec(path) ?? [];
  const section = SHARE_SECTIONS.find((one) => one === name);
  if (section === undefined) return null;
  try {
    return { section, key: decodeURIComponent(encoded), version };
  } catch {
    return null;
  }
}

const notFound = () => plain(404, 'Image introuvable', { 'Cache-Control': FOR_A_MINUTE });

async function answerWanted(
  { section, key, version }: Wanted,
  { read, draw }: ShareSources,
): Promise<Answer> {
  const card = await read(section, key);
  if (card === null) return notFound();
  // Only what is shown now is drawn: nobody can have thousands of versions made.
  if (version !== shareVersion(card)) {
    const headers = {
      Location: shareImage(section, key, card).path,
      'Cache-Control': FOR_A_MINUTE,
    };
    return { status: 302, headers, body: '' };
  }
  const ETag = `"${version}"`;
  const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': FOR_A_MONTH, ETag };
  return { status: 200, headers, body: await draw(version, card) };
}

/** Answers a request for a picture. Failures are never cached. */
export const answerShare = (request: FileRequest, sources: ShareSources): Promise<Answer> =>
  answerFrom(request, async () => {
    const wanted = wantedImage(request.path);
    return wanted === null ? notFound() : answerWanted(wanted, sources);
  });

const ART = new URL('./art/', import.meta.url);

const drawFromStore = async (card: ShareCard): Promise<Buffer> =>
  drawCard(card, card.picture === null ? null : await readPicture(database, ART, card.picture));

/** A network asks for a picture several times, first with HEAD: it is drawn once. */
const drawn = keptLast<Buffer>(20);

/** Makes the pictures for sharing, /partage/SECTION/KEY/VERSION.jpg, on the first request. */
export const shareImages = onRequest(
  {
    memory: '512MiB',
    concurrency: 10,
    maxInstances: 3,
    timeoutSeconds: 30,
    serviceAccount: READER,
  },
  async (request, response) => {
    const answer = await answerShare(request, {
      read: async (section, key) => readCard(await database(), section, key),
      draw: (version, card) => drawn(version, () => drawFromStore(card)),
    });
    send(response, answer);
  },
);
