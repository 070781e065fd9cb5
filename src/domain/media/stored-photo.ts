import * as v from 'valibot';
import {
  StoredInstant,
  StoredRequiredText,
  StoredText,
  StoredTextList,
} from '#domain/schema/stored-fields.ts';
import type { Photo } from './photo.ts';

/** For how many days a deleted photograph can be restored. */
export const MEDIA_TRASH_DAYS = 30;

const Pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const Percent = v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 50);

/**
 * A photograph of the library as it is read: a document of the collection `media` plus its id.
 * Administrators read the collection directly (`ready == true` for the list; `unused_since` and
 * `deleted_at` are null for most); functions alone write it. Its files are in `media/ID/files`, which
 * only functions read.
 */
export const StoredPhoto = v.object({
  id: StoredRequiredText,
  /** False while it is being stored: to be left out of lists. */
  ready: v.literal(true),
  width: Pixels,
  height: Pixels,
  focal: v.object({ x: Percent, y: Percent }),
  colour: v.string(),
  placeholder: v.string(),
  /** Null: nobody has said what it shows; empty: decorative. */
  alt: v.fallback(v.nullable(v.string()), null),
  caption: StoredText,
  credit: StoredText,
  /** The name of the file that was sent, and its size. */
  file_name: StoredText,
  bytes: v.fallback(v.number(), 0),
  /** What all of its files take, in bytes. */
  stored_bytes: v.fallback(v.number(), 0),
  /** The records that show it, as `hotels/ryokan-momiji`; kept within seconds of each save. */
  uses: StoredTextList,
  /** Since when nothing shows it, noted every night; null while something does. */
  unused_since: StoredInstant,
  /** When it was deleted, which 30 days later cannot be taken back; else null. */
  deleted_at: StoredInstant,
  deleted_by: StoredText,
  created_at: StoredInstant,
  created_by: StoredText,
  updated_at: StoredInstant,
  updated_by: StoredText,
});
export type StoredPhoto = v.InferOutput<typeof StoredPhoto>;

/** The part of a stored photograph that its address holds: `photoAddress(toPhoto(stored))`. */
export function toPhoto(stored: StoredPhoto): Photo {
  const { id, width, height, focal, colour, placeholder, alt, caption, credit } = stored;
  return { id, width, height, focal, colour, placeholder, alt, caption, credit };
}
