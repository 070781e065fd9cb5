import { type Entity, LAST_SAVED } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { TRASH_RETENTION_DAYS } from '#domain/site/limits.ts';
import { PHOTO, StoredPhoto } from './stored-photo.ts';

export const PHOTOS = {
  collection: COLLECTIONS.media,
  section: 'images',
  noun: 'Image',
  isFeminine: true,
  fields: PHOTO,
  schema: StoredPhoto,
  title: 'file_name',
  opensAt: 'list',
  // Order of upload: a photo gets `updated_at` once all its files are stored.
  order: LAST_SAVED,
  trash: { days: TRASH_RETENTION_DAYS },
  parts: 'files',
} as const satisfies Entity<typeof StoredPhoto>;
