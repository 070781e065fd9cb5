import { readLinks } from '#data/admin/read-links.ts';
import { readRecord } from '#data/admin/read-record.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { Hotel } from '#domain/hotel.ts';
import { readText } from '#features/admin/list-search.ts';
import { NEW_ID } from './hotel-id.ts';
import { EMPTY_HOTEL, type HotelValues, toHotelValues } from './hotel-values.ts';

/** What an editor opens: a hotel, a new one (null), or nothing that there is. */
export type LoadedHotel =
  | { status: 'opened'; hotel: Hotel | null; values: HotelValues; key: string }
  | { status: 'missing' };

/** « /admin/hotels/new?depuis=… »: a new hotel that starts as a copy. */
export function parseCopySearch(search: Record<string, unknown>): { depuis?: string | undefined } {
  return { depuis: readText(search.depuis) };
}

async function readHotel(id: string): Promise<{ hotel: Hotel; values: HotelValues } | null> {
  // An address may hold what no document is called.
  if (id.includes('/') || /^(?:\.{1,2}|__.*__)$/.test(id)) return null;
  const [hotel, links] = await Promise.all([
    readRecord(Hotel, COLLECTIONS.hotels, id),
    readLinks('hotel_id', id),
  ]);
  if (hotel === null) return null;
  const destinations = links.map(({ destination_id }) => destination_id);
  return { hotel, values: toHotelValues(hotel, destinations) };
}

/** Reads what the editor opens, as it is now on the server. Rejects when that is unreachable. */
export async function loadHotel(
  id: string,
  { depuis }: { depuis?: string | undefined },
): Promise<LoadedHotel> {
  if (id !== NEW_ID) {
    const found = await readHotel(id);
    return found ? { status: 'opened', ...found, key: id } : { status: 'missing' };
  }
  const copied = depuis === undefined ? null : await readHotel(depuis);
  const values = copied
    ? { ...copied.values, name: `${copied.values.name} (copie)`, published: false }
    : EMPTY_HOTEL;
  return { status: 'opened', hotel: null, values, key: `${NEW_ID}/${depuis ?? ''}` };
}
