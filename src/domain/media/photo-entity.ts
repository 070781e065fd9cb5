import type { Entity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { PHOTO_FIELDS, StoredPhoto } from './stored-photo.ts';

export const PHOTO_ENTITY = {
  kind: 'auxiliary',
  collection: COLLECTIONS.media,
  section: 'images',
  noun: 'Image',
  isFeminine: true,
  fields: PHOTO_FIELDS,
  schema: StoredPhoto,
  title: 'file_name',
  // There is no `order`: by default, the list is sorted by `updated_at`, and thus leaves out photos whose files are not
  // all stored yet, because these lack `updated_at`.
  opensAt: 'list',
  subcollection: 'files',
} as const satisfies Entity<typeof StoredPhoto>;
