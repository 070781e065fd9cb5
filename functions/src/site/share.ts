import {
  SHARE_SECTIONS,
  type ShareSection,
  shareImage,
  shareVersion,
} from '../../../src/domain/seo/share-card.ts';
import { type Answer, answerFrom, type FileRequest, plain, resultCache } from './answers.ts';
import type { Card } from './card.ts';

/** A version never changes; within a month the CDN forgets the picture of what is no longer shown. */
const FOR_A_MONTH = 'public, max-age=86400, s-maxage=2592000, immutable';
/** As long as the CDN keeps pages: what is published now soon has its picture. */
const FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

/** The ids and slugs of records are letters, digits and hyphens. */
const IMAGE_PATH = /^\/partage\/([a-z]+)\/([A-Za-z0-9-]{1,128})\/([a-z0-9]{1,16})\.jpg$/;

/** A network asks for a picture several times, first with HEAD. */
const drawn = resultCache<Buffer>(20);

export type ShareSources = {
  read: (section: ShareSection, key: string) => Promise<Card | null>;
  draw: (card: Card) => Promise<Buffer>;
};

/**
 * Answers a request for a picture for sharing, /partage/SECTION/KEY/VERSION.jpg. Only what is shown now
 * is drawn: nobody can have thousands of versions made. Failures are never cached.
 */
export const answerShare = (request: FileRequest, { read, draw }: ShareSources): Promise<Answer> =>
  answerFrom(request, async () => {
    const [, name, key = '', version] = IMAGE_PATH.exec(request.path) ?? [];
    const section = SHARE_SECTIONS.find((one) => one === name);
    const card = section === undefined ? null : await read(section, key);
    if (section === undefined || card === null) {
      return plain(404, 'Image introuvable', { 'Cache-Control': FOR_A_MINUTE });
    }
    if (version !== shareVersion(card.changed)) {
      const Location = shareImage(section, key, card).path;
      return plain(302, '', { Location, 'Cache-Control': FOR_A_MINUTE });
    }
    const body = await drawn.forceFetch(request.path, { context: () => draw(card) });
    const headers = {
      'Content-Type': 'image/jpeg',
      'Cache-Control': FOR_A_MONTH,
      ETag: `"${version}"`,
    };
    return { status: 200, headers, body };
  });
