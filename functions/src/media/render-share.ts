import type { Photo } from '../../../src/domain/media/photo.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../../src/domain/seo/share-size.ts';
import { encodeWithin } from './encode-within.ts';
import type { MediaFile } from './media-store.ts';
import { PAPER, type Pixels, pictureOf, pixelsOf } from './pixels.ts';

type Focal = Photo['focal'];

/** Messengers leave out larger pictures. */
const BUDGET = { first: 84, last: 30, limit: 190_000 };

/** The name of the JPEG for sharing around a focal point: see `photoShare`. */
export const shareName = ({ x, y }: Focal): string => `partage-${x}x${y}.jpg`;

/** The largest part of the shape of pictures for sharing, placed as CSS `object-position` does. */
function shareArea({ width, height }: Pixels, { x, y }: Focal) {
  const scale = Math.min(width / SHARE_WIDTH, height / SHARE_HEIGHT);
  const area = {
    width: Math.max(1, Math.round(SHARE_WIDTH * scale)),
    height: Math.max(1, Math.round(SHARE_HEIGHT * scale)),
  };
  return {
    ...area,
    left: Math.round(((width - area.width) * x) / 100),
    top: Math.round(((height - area.height) * y) / 100),
  };
}

/** Draws the JPEG for sharing, 1,200 × 630 px around the focal point. */
export async function renderShare(photo: Pixels, focal: Focal): Promise<MediaFile> {
  const drawn = await pixelsOf(
    (await pictureOf(photo))
      .extract(shareArea(photo, focal))
      .resize({ width: SHARE_WIDTH, height: SHARE_HEIGHT, fit: 'fill' })
      .flatten({ background: PAPER }),
  );
  const bytes = await encodeWithin(
    async (quality) => (await pictureOf(drawn)).jpeg({ quality, mozjpeg: true }).toBuffer(),
    BUDGET,
  );
  return { name: shareName(focal), type: 'image/jpeg', bytes };
}
