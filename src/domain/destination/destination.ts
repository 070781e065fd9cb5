import * as v from 'valibot';
import {
  StoredInstant,
  StoredRequiredText,
  StoredText,
  storedSeoFields,
} from '#domain/schema/stored-fields.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/defaults.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { DEFAULT_DISPLAY_ORDER } from './destination-list.ts';

/** A popular destination as it is read: a stored document plus its id. Id, name and slug are required. */
export const Destination = v.object({
  id: StoredRequiredText,
  destination_name: StoredRequiredText,
  destination_slug: StoredRequiredText,
  display_order: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_DISPLAY_ORDER),
  active: v.fallback(v.boolean(), true),
  publish_at: StoredInstant,
  banner_image: v.fallback(v.pipe(v.string(), v.check(isImageUrl)), DEFAULT_BANNER_IMAGE),
  subtitle: StoredText,
  description: StoredText,
  ...storedSeoFields,
  created_at: StoredInstant,
  updated_at: StoredInstant,
});
export type Destination = v.InferOutput<typeof Destination>;
