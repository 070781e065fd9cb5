import { listAllViaNightlyCopy } from '#data/firestore/list-copies.ts';
import { EDITORIAL_ENTITIES } from '#domain/admin/entities.ts';
import { PHOTO_IN_JSON_PATTERN, parsePhoto } from '#domain/media/photo.ts';
import { objectKeys } from '#domain/schema/field.ts';
import { requireOnline } from './errors.ts';
import { readWithAdminToken } from './read.ts';

/** Finds, for each photo, the records that show it (hidden and deleted ones too), and texts by which to search it. */
export async function readPhotoUses() {
  requireOnline();
  const uses = new Map<string, { names: Set<string>; texts: unknown[] }>();
  const reads = EDITORIAL_ENTITIES.map(async ({ collection, title, noun, summary }) => {
    const records = await readWithAdminToken((headers) =>
      listAllViaNightlyCopy(collection, headers),
    );
    for (const record of records) {
      const name = title === null ? noun : String(record[title]);
      const summaryValues = objectKeys(summary?.entries ?? {}).map((field) => record[field]);
      const matches = JSON.stringify(record).matchAll(PHOTO_IN_JSON_PATTERN);
      for (const [url, id = '', ...writtenTexts] of matches) {
        const photo = parsePhoto(url);
        const { names, texts } = uses.get(id) ?? { names: new Set(), texts: [] };
        texts.push(name, ...summaryValues, ...writtenTexts, photo?.alt, photo?.caption);
        uses.set(id, { names: names.add(name), texts });
      }
    }
  });
  await Promise.all(reads);
  return uses;
}
