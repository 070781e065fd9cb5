import { type Entity, LAST_SAVED_ORDER } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { TRASH_RETENTION_DAYS } from '#domain/site/limits.ts';
import { PHOTO_FIELDS, StoredPhoto } from './stored-photo.ts';

export const PHOTOS = {
  collection: COLLECTIONS.media,
  section: 'images',
  noun: 'Image',
  isFeminine: true,
  fields: PHOTO_FIELDS,
  schema: StoredPhoto,
  title: 'file_name',
  opensAt: 'list',
  // Sorts by time of upload: a photo gets `updated_at` once all its files are stored.
  order: LAST_SAVED_ORDER,
  trash: { days: TRASH_RETENTION_DAYS },
  parts: 'files',
} as const satisfies Entity<typeof StoredPhoto>;
