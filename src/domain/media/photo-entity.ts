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
  // Without `order`, the list is sorted by `updated_at`, which a photo gets only once all its files are stored.
  opensAt: 'list',
  parts: 'files',
} as const satisfies Entity<typeof StoredPhoto>;
