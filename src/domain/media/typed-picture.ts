import { isImageUrl } from '#domain/site/image-url.ts';
import { decodeEntities } from '#domain/text/limited-html.ts';

const IMAGE_TAG = /<img\b/i;
const ATTRIBUTES = /(?<=[\s"'/])[^\s"'<>/=]+\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Returns the URL of the picture in a pasted URL or HTML; null without a valid URL. */
export function extractPictureUrl(text: string): string | null {
  const typed = text.trim();
  if (isImageUrl(typed)) return typed;
  const start = typed.search(IMAGE_TAG);
  if (start === -1) return null;
  for (const [attribute, double, single, bare = ''] of typed.slice(start).matchAll(ATTRIBUTES)) {
    if (!/^src\s*=/i.test(attribute)) continue;
    const url = decodeEntities(double ?? single ?? bare).trim();
    return isImageUrl(url) ? url : null;
  }
  return null;
}
