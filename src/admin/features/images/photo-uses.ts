import { readAllData } from '#admin/data/read.ts';
import { ALL_ENTITIES, ENTITIES } from '#domain/admin/entities.ts';

const SHOWING = ALL_ENTITIES.filter(
  ({ collection, isPersonal }) => !isPersonal && collection !== ENTITIES.photos.collection,
);

/** Reads the titles of the records that show a photograph, drafts and deleted ones too. */
export async function readPhotoUses(id: string): Promise<string[]> {
  const uses = SHOWING.map(async ({ collection, title, noun }) => {
    const records = await readAllData(collection);
    return records
      .filter((record) => JSON.stringify(record).includes(`/media/${id}-`))
      .map((record) => (title === null ? noun : String(record[title])));
  });
  return (await Promise.all(uses)).flat();
}
