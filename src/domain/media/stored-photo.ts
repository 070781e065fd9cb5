import * as v from 'valibot';
import { StoredInstant, StoredRequiredText, StoredText } from '#domain/schema/stored-fields.ts';
import type { Photo } from './photo.ts';

/** For how many days a deleted photograph can be restored. */
export const MEDIA_TRASH_DAYS = 30;

const Pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const Percent = v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 50);

/**
 * A photograph of the library: a document of the collection `media` plus its id. The function of uploads
 * writes it once, with all of its files in `media/ID/files`. Administrators give the first words, which
 * the library proposes to the next record, and delete it.
 */
export const StoredPhoto = v.object({
  id: StoredRequiredText,
  width: Pixels,
  height: Pixels,
  focal: v.object({ x: Percent, y: Percent }),
  colour: v.string(),
  placeholder: v.string(),
  /** Null: nobody has said what it shows; empty: decorative. */
  alt: v.fallback(v.nullable(v.string()), null),
  caption: StoredText,
  credit: StoredText,
  /** The name of the file that was sent. */
  file_name: StoredText,
  /** Null unless it was deleted: it can be restored for MEDIA_TRASH_DAYS. */
  deleted_at: StoredInstant,
  created_at: StoredInstant,
});
export type StoredPhoto = v.InferOutput<typeof StoredPhoto>;

/** The part of a stored photograph that its address holds: `photoAddress(toPhoto(stored))`. */
export function toPhoto(stored: StoredPhoto): Photo {
  const { id, width, height, focal, colour, placeholder, alt, caption, credit } = stored;
  return { id, width, height, focal, colour, placeholder, alt, caption, credit };
}

type Named = Pick<StoredPhoto, 'alt' | 'caption' | 'file_name'>;

/** Names a photograph in one line: what it shows, else its file. */
export const photoName = ({ alt, caption, file_name }: Named): string =>
  alt || caption || file_name || 'Image sans nom';
