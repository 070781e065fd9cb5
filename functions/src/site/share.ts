import type { Firestore } from 'firebase-admin/firestore';
import {
  SHARE_SECTIONS,
  type ShareSection,
  shareImage,
  shareVersion,
} from '../../../src/domain/seo/share-card.ts';
import { type Answer, answerFrom, type FileRequest, plain, resultCache } from './answers.ts';
import { type Card, readCard } from './card.ts';
import { drawCard } from './draw-card.ts';

/** A version never changes; within a month the CDN forgets the picture of what is no longer shown. */
const FOR_A_MONTH = 'public, max-age=86400, s-maxage=2592000, immutable';
/** As long as the CDN keeps pages: what is published now soon has its picture. */
const FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

const IMAGE_PATH = /^\/partage\/([a-z]+)\/([^/]+)\/([a-z0-9]{1,16})\.jpg$/;

type Wanted = { section: ShareSection; key: string; version: string };

/** Returns which picture a path names; null for any other path. */
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

/** A network asks for a picture several times, first with HEAD. */
const drawn = resultCache<Buffer>(20);

/** What pictures are made of. */
export type ShareSources = {
  read: (section: ShareSection, key: string) => Promise<Card | null>;
  draw: (card: Card) => Promise<Buffer>;
};

export const shareSources = (db: Firestore): ShareSources => ({
  read: (section, key) => readCard(db, section, key),
  draw: (card) => drawCard(db, card),
});

/**
 * Answers a request for a picture for sharing, /partage/SECTION/KEY/VERSION.jpg. Only what is shown now
 * is drawn: nobody can have thousands of versions made. Failures are never cached.
 */
export const answerShare = (
  request: FileRequest,
  sources: () => Promise<ShareSources>,
): Promise<Answer> =>
  answerFrom(request, async () => {
    const notFound = plain(404, 'Image introuvable', { 'Cache-Control': FOR_A_MINUTE });
    const wanted = wantedImage(request.path);
    if (wanted === null) return notFound;
    const { section, key, version } = wanted;
    const { read, draw } = await sources();
    const card = await read(section, key);
    if (card === null) return notFound;
    if (version !== shareVersion(card.changed)) {
      return plain(302, '', {
        Location: shareImage(section, key, card).path,
        'Cache-Control': FOR_A_MINUTE,
      });
    }
    const body = await drawn.forceFetch(request.path, { context: () => draw(card) });
    const headers = {
      'Content-Type': 'image/jpeg',
      'Cache-Control': FOR_A_MONTH,
      ETag: `"${version}"`,
    };
    return { status: 200, headers, body };
  });
