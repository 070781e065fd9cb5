import { isImageUrl } from '#domain/site/image-url.ts';
import { decodeEntities } from '#domain/text/html-entities.ts';

const IMAGE_TAG = /<img\b/i;
const ATTRIBUTES = /(?<=[\s"'/])[^\s"'<>/=]+\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/**
 * The address of a banner from what was typed: an image address, or pasted HTML with an image in
 * it (spec section 5). Null when there is none that may be shown.
 */
export function extractBannerUrl(text: string): string | null {
  const typed = text.trim();
  if (isImageUrl(typed)) return typed;
  const start = typed.search(IMAGE_TAG);
  if (start === -1) return null;
  for (const [attribute, double, single, bare = ''] of typed.slice(start).matchAll(ATTRIBUTES)) {
    if (!/^src\s*=/i.test(attribute)) continue;
    const address = decodeEntities(double ?? single ?? bare).trim();
    return isImageUrl(address) ? address : null;
  }
  return null;
}
