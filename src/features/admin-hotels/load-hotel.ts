import { readLinks } from '#data/admin/read-links.ts';
import { readList } from '#data/admin/read-list.ts';
import { readRecord } from '#data/admin/read-record.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { Destination } from '#domain/destination.ts';
import { Hotel } from '#domain/hotel.ts';
import { readText } from '#features/admin/list-search.ts';
import { NEW_ID } from './hotel-id.ts';
import { EMPTY_HOTEL, type HotelValues, toHotelValues } from './hotel-values.ts';

/** Not live: an editor stays as it is when a listener fails, as when a session ends elsewhere. */
const DESTINATIONS = {
  collection: COLLECTIONS.destinations,
  schema: Destination,
  order: { field: 'display_order', direction: 'asc' },
} as const;

type OpenedHotel = {
  status: 'opened';
  hotel: Hotel | null;
  values: HotelValues;
  /** All that there are, to choose from. */
  destinations: readonly Destination[];
  /** Names the drafts: a copy's are not those of an empty hotel. */
  kind: string;
  key: string;
};

/** What an editor opens: a hotel, a new one (null), or nothing that there is. */
export type LoadedHotel = OpenedHotel | { status: 'missing' };

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
  const source = id === NEW_ID ? depuis : id;
  const [found, destinations] = await Promise.all([
    source === undefined ? null : readHotel(source),
    readList(DESTINATIONS),
  ]);
  if (id !== NEW_ID) {
    if (found === null) return { status: 'missing' };
    return { status: 'opened', ...found, destinations, kind: 'hotels', key: id };
  }
  const values = found
    ? { ...found.values, name: `${found.values.name} (copie)`, published: false }
    : EMPTY_HOTEL;
  const kind = depuis === undefined ? 'hotels' : `hotels-copie-${depuis}`;
  const key = `${NEW_ID}/${depuis ?? ''}`;
  return { status: 'opened', hotel: null, values, destinations, kind, key };
}
