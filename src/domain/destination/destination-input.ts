import * as v from 'valibot';
import {
  optionalLine,
  optionalText,
  plannedInstant,
  requiredLine,
  writtenSeoFields,
} from '#domain/schema/written-fields.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/defaults.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import {
  DISPLAY_ORDER_MAX,
  NAME_MAX,
  SLUG_MAX,
  SUBTITLE_MAX,
  TEXT_MAX,
} from '#domain/site/limits.ts';
import { isSlug } from '#domain/text/fold-text.ts';
import { decodeEntities } from '#domain/text/limited-html.ts';
import type { Destination } from './destination.ts';
import { DEFAULT_DISPLAY_ORDER } from './destination-list.ts';

const ORDER_REQUIRED = 'L’ordre d’affichage est requis';
const ORDER_RANGE = `L’ordre d’affichage doit être un nombre entier entre 1 et ${DISPLAY_ORDER_MAX}`;
const SLUG_INVALID =
  'Le slug ne peut contenir que des minuscules sans accent, des chiffres et des tirets';
const BANNER_INVALID = 'Aucune adresse d’image en https n’a été trouvée';

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

const BannerInput = v.pipe(
  optionalText(TEXT_MAX),
  v.check((text) => text === null || extractBannerUrl(text) !== null, BANNER_INVALID),
  v.transform((text) => extractBannerUrl(text ?? '')),
);

/**
 * The fields of a destination that an administrator writes: no other key. The banner is typed as a
 * URL or pasted as an HTML snippet, and stored as the URL alone.
 */
export const DestinationInput = v.strictObject({
  destination_name: requiredLine(NAME_MAX, 'Le nom est requis'),
  destination_slug: v.pipe(
    requiredLine(SLUG_MAX, 'Le slug est requis'),
    v.check(isSlug, SLUG_INVALID),
  ),
  display_order: v.pipe(
    v.optional(v.number(ORDER_REQUIRED), DEFAULT_DISPLAY_ORDER),
    v.integer(ORDER_RANGE),
    v.minValue(1, ORDER_RANGE),
    v.maxValue(DISPLAY_ORDER_MAX, ORDER_RANGE),
  ),
  active: v.optional(v.boolean(), true),
  publish_at: plannedInstant,
  banner_image: BannerInput,
  subtitle: optionalLine(SUBTITLE_MAX),
  description: optionalText(TEXT_MAX),
  ...writtenSeoFields,
});
export type DestinationInput = v.InferOutput<typeof DestinationInput>;

/** The values a destination's form starts with: what was only a display default is empty again. */
export function toDestinationInput(destination: Destination): DestinationInput {
  const { id: _id, created_at: _created, updated_at: _updated, ...fields } = destination;
  const isDefault = destination.banner_image === DEFAULT_BANNER_IMAGE;
  return { ...fields, banner_image: isDefault ? null : destination.banner_image };
}
