import { listFromCopy } from '#data/list-copies.ts';
import { SHOWING } from '#domain/admin/entities.ts';
import { PHOTO_USE, parsePhoto } from '#domain/media/photo.ts';
import { namesOf } from '#domain/schema/field.ts';
import { requireOnline } from './errors.ts';
import { ask } from './read.ts';

/** Finds the records that show each photo, hidden and deleted ones too: their names, and texts to search photos by. */
export async function readPhotoUses() {
  requireOnline();
  const found = new Map<string, { names: Set<string>; texts: unknown[] }>();
  const reads = SHOWING.map(async ({ collection, title, noun, summary }) => {
    for (const record of await ask((headers) => listFromCopy(collection, headers))) {
      const name = title === null ? noun : String(record[title]);
      const about = namesOf(summary?.entries ?? {}).map((field) => record[field]);
      for (const [shown, id = '', ...written] of JSON.stringify(record).matchAll(PHOTO_USE)) {
        const photo = parsePhoto(shown);
        const { names, texts } = found.get(id) ?? { names: new Set(), texts: [] };
        texts.push(name, ...about, ...written, photo?.alt, photo?.caption);
        found.set(id, { names: names.add(name), texts });
      }
    }
  });
  await Promise.all(reads);
  return found;
}
