import * as v from 'valibot';
import * as f from '#domain/schema/fields.ts';
import { stored } from '#domain/schema/stored.ts';
import type { Photo } from './photo.ts';

export const PHOTO = {
  file_name: f.line('Fichier', 300),
};

/**
 * A photo of the library: a document in the collection `media`, plus its id. The upload function writes it
 * once, with the photo's files in the subcollection `media/ID/files`; only `deleted_at` changes later.
 */
export const StoredPhoto = stored({
  ...f.STAMPS,
  ...PHOTO,
  width: v.number(),
  height: v.number(),
  placeholder: v.string(),
  deleted_at: f.STAMPS.created_at,
});
export type StoredPhoto = v.InferOutput<typeof StoredPhoto>;

type Look = Pick<StoredPhoto, 'id' | 'width' | 'height' | 'placeholder'>;

/** Returns a photo without alternative text or caption; `photoAddress(toPhoto(stored))` is the address. */
export function toPhoto({ id, width, height, placeholder }: Look): Photo {
  return { id, width, height, placeholder, focal: { x: 50, y: 50 }, alt: null, caption: null };
}

export const photoName = ({ file_name }: Pick<StoredPhoto, 'file_name'>): string =>
  file_name ?? 'Image sans nom';
