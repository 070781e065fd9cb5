import { readPhotoIds } from '#admin/data/read.ts';
import { ALL_ENTITIES, ENTITIES } from '#domain/admin/entities.ts';

const SHOWING = ALL_ENTITIES.filter(
  ({ collection, isPersonal }) => !isPersonal && collection !== ENTITIES.photos.collection,
);

/** Reads the titles of the records that show each photograph, drafts and deleted ones too, by its id. */
export async function readPhotoUses(): Promise<Map<string, string[]>> {
  const uses = new Map<string, string[]>();
  for (const { collection, title, noun } of SHOWING) {
    for (const { data, photos } of await readPhotoIds(collection)) {
      const label = title === null ? noun : String(data[title]);
      for (const id of photos) uses.set(id, [...(uses.get(id) ?? []), label]);
    }
  }
  return uses;
}
