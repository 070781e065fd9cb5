import { readLinks } from '#admin/data/read-links.ts';
import { readList } from '#admin/data/read-list.ts';
import { readRecord } from '#admin/data/read-record.ts';
import { DESTINATIONS } from '#admin/data/sources.ts';
import { type CopySearch, draftKind, NEW_ID } from '#admin/features/list/record-id.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { EMPTY_HOTEL, type HotelValues, toHotelValues } from './hotel-values.ts';

const KIND = 'hotels';

export type OpenedHotel = {
  status: 'opened';
  hotel: Hotel | null;
  values: HotelValues;
  /** All destinations, to choose from. */
  destinations: readonly Destination[];
  /** Key of the drafts. */
  kind: string;
  key: string;
};

/** What the editor opens; `hotel` is null for a new one. */
export type LoadedHotel = OpenedHotel | { status: 'missing' };

async function readHotel(id: string): Promise<{ hotel: Hotel; values: HotelValues } | null> {
  const [hotel, links] = await Promise.all([
    readRecord(Hotel, COLLECTIONS.hotels, id),
    readLinks('hotel_id', id),
  ]);
  if (hotel === null) return null;
  const destinations = links.map(({ destination_id }) => destination_id);
  return { hotel, values: toHotelValues(hotel, destinations) };
}

/** Reads what the editor opens, fresh from the server; rejects when that cannot be reached. */
export async function loadHotel(id: string, { depuis }: CopySearch): Promise<LoadedHotel> {
  const source = id === NEW_ID ? depuis : id;
  const [found, destinations] = await Promise.all([
    source === undefined ? null : readHotel(source),
    // Not live: a failing listener, as after a sign-out elsewhere, would take the editor down.
    readList(DESTINATIONS),
  ]);
  if (id !== NEW_ID) {
    if (found === null) return { status: 'missing' };
    return { status: 'opened', ...found, destinations, kind: KIND, key: id };
  }
  const values = found
    ? { ...found.values, name: `${found.values.name} (copie)`, published: false, featured: false }
    : EMPTY_HOTEL;
  const kind = draftKind(KIND, depuis);
  const key = `${NEW_ID}/${depuis ?? ''}`;
  return { status: 'opened', hotel: null, values, destinations, kind, key };
}
