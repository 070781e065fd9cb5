import * as v from 'valibot';
import { storedSchema } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import type { Photo } from './photo.ts';

export const PHOTO_FIELDS = {
  file_name: f.singleLineField('Fichier', 300),
};

/**
 * A photo in the owners' library; its files are stored in the subcollection `media/ID/files`. Once stored, only
 * `deleted_at` changes and, with it, the time and author of the last save.
 */
export const StoredPhoto = storedSchema({
  ...f.ID_AND_TIMESTAMP_FIELDS,
  ...PHOTO_FIELDS,
  width: v.number(),
  height: v.number(),
  placeholder: v.string(),
  deleted_at: f.isoInstant,
});
export type StoredPhoto = v.InferOutput<typeof StoredPhoto>;

type PhotoFile = Pick<StoredPhoto, 'id' | 'width' | 'height' | 'placeholder'>;

/**
 * Converts a photo of the owners' library to a `Photo` with the focal point in the middle, without alternative text or
 * caption.
 */
export function storedPhotoToPhoto({ id, width, height, placeholder }: PhotoFile): Photo {
  return { id, width, height, placeholder, focal: { x: 50, y: 50 }, alt: null, caption: null };
}

export const photoDisplayName = ({ file_name }: Pick<StoredPhoto, 'file_name'>): string =>
  file_name ?? 'Image sans nom';
