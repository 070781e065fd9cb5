import { readPhotoIds } from '#admin/data/read.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

const { hotels, blogPosts, destinations, settings } = COLLECTIONS;

/** The field that names a record in each collection whose records show photographs. */
const TITLES = [
  { name: hotels, title: 'name' },
  { name: blogPosts, title: 'title' },
  { name: destinations, title: 'destination_name' },
  { name: settings, title: null },
] as const;

/** Reads the titles of the records that show each photograph, drafts and deleted ones too, by its id. */
export async function readPhotoUses(): Promise<Map<string, string[]>> {
  const uses = new Map<string, string[]>();
  for (const { name, title } of TITLES) {
    for (const { data, photos } of await readPhotoIds(name)) {
      const label = title === null ? 'Réglages' : String(data[title]);
      for (const id of photos) uses.set(id, [...(uses.get(id) ?? []), label]);
    }
  }
  return uses;
}
