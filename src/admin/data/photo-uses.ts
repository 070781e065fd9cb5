import { listAllViaNightlyCopy } from '#data/firestore/list-copies.ts';
import { ENTITIES_WITH_PICTURES } from '#domain/admin/entities.ts';
import { PHOTO_USE_PATTERN, parsePhoto } from '#domain/media/photo.ts';
import { objectKeys } from '#domain/schema/field.ts';
import { requireOnline } from './errors.ts';
import { readAsAdmin } from './read.ts';

/** Finds, for each photo, the records that show it (hidden and deleted ones too), and the texts to search it by. */
export async function readPhotoUses() {
  requireOnline();
  const found = new Map<string, { names: Set<string>; texts: unknown[] }>();
  const reads = ENTITIES_WITH_PICTURES.map(async ({ collection, title, noun, summary }) => {
    for (const record of await readAsAdmin((headers) =>
      listAllViaNightlyCopy(collection, headers),
    )) {
      const name = title === null ? noun : String(record[title]);
      const about = objectKeys(summary?.entries ?? {}).map((field) => record[field]);
      for (const [shown, id = '', ...written] of JSON.stringify(record).matchAll(
        PHOTO_USE_PATTERN,
      )) {
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
