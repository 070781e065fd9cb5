import * as v from 'valibot';
import * as f from '#domain/schema/fields.ts';
import { stored } from '#domain/schema/stored.ts';
import type { Photo } from './photo.ts';

/** For how many days a deleted photograph can be restored. */
export const MEDIA_TRASH_DAYS = 30;

/** The words of a photograph, and where its focal point is, in per cent of its width and height. */
export const PHOTO = {
  /** Null: nobody has said what it shows; empty: decorative. */
  alt: f.other('Texte alternatif', v.nullish(v.string(), null)),
  caption: f.line('Légende de l’image', 300),
  credit: f.line('Crédit', 120),
  focal: f.other(
    'Cadrage',
    v.optional(v.object({ x: v.number(), y: v.number() }), { x: 50, y: 50 }),
  ),
  /** The name of the file that was sent. */
  file_name: f.line('Fichier', 300),
};

/**
 * A photograph of the library: a document of the collection `media` plus its id. The function of uploads
 * writes it once, with all of its files in `media/ID/files`. Administrators give the first words, which
 * the library proposes to the next record, and delete it.
 */
export const StoredPhoto = stored({
  ...f.STAMPS,
  ...PHOTO,
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  placeholder: v.string(),
  /** Null unless it was deleted: it can be restored for MEDIA_TRASH_DAYS. */
  deleted_at: f.STAMPS.created_at,
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
