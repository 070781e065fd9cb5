import * as v from 'valibot';
import {
  StoredInstant,
  StoredRequiredText,
  StoredText,
  storedSeoFields,
} from '#domain/schema/stored-fields.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/defaults.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { decodeEntities } from '#domain/text/limited-html.ts';
import { DEFAULT_DISPLAY_ORDER } from './destination-list.ts';

const IMAGE_TAG = /<img\b/i;
const ATTRIBUTES = /(?<=[\s"'/])[^\s"'<>/=]+\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/**
 * The URL of a banner from what was typed: an image URL, or pasted HTML that contains an image.
 * Null when there is none that may be shown.
 */
export function extractBannerUrl(text: string): string | null {
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

/**
 * A popular destination as it is read: a stored document plus its id. Id, name and slug are
 * required. A banner stored as an HTML snippet is read as the URL in it.
 */
export const Destination = v.object({
  id: StoredRequiredText,
  destination_name: StoredRequiredText,
  destination_slug: StoredRequiredText,
  display_order: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_DISPLAY_ORDER),
  active: v.fallback(v.boolean(), true),
  publish_at: StoredInstant,
  banner_image: v.fallback(
    v.pipe(v.string(), v.transform(extractBannerUrl), v.string()),
    DEFAULT_BANNER_IMAGE,
  ),
  subtitle: StoredText,
  description: StoredText,
  ...storedSeoFields,
  created_at: StoredInstant,
  updated_at: StoredInstant,
});
export type Destination = v.InferOutput<typeof Destination>;
