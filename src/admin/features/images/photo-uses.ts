import { readPhotoIds } from '#admin/data/read-records.ts';
import type { RecordKind } from '#admin/features/list/record-link.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

/** The collections that show photographs, and the field that names a record. */
const SHOWING = [
  { name: COLLECTIONS.hotels, kind: 'hotel', title: 'name' },
  { name: COLLECTIONS.blogPosts, kind: 'article', title: 'title' },
  { name: COLLECTIONS.destinations, kind: 'destination', title: 'destination_name' },
  { name: COLLECTIONS.settings, kind: 'settings', title: null },
] as const;

/** A record, and the ids of the photographs in it. */
export type PhotoUse = { kind: RecordKind; id: string; label: string; photos: Set<string> };

/**
 * Reads which photographs every record shows, unpublished and deleted records too.
 * @throws OfflineError without a network, NoAnswerError without an answer
 */
export async function readPhotoUses(): Promise<PhotoUse[]> {
  const lists = SHOWING.map(async ({ name, kind, title }) => {
    const records = await readPhotoIds(name);
    return records.map(({ id, photos, data }) => ({
      kind,
      id,
      label: title === null ? 'Réglages' : String(data[title]),
      photos,
    }));
  });
  return (await Promise.all(lists)).flat();
}
