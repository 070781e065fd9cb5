import * as v from 'valibot';
import { readLinks } from '#data/admin/read-links.ts';
import { requireOnline } from '#data/admin/require-online.ts';
import { ConflictError, saveRecord } from '#data/admin/save-record.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { HotelInput } from '#domain/hotel-input.ts';
import type { OpenedRecord } from '#features/admin/record-editor-options.ts';
import { hotelIdFor } from './hotel-id.ts';
import { type HotelValues, toHotelInput } from './hotel-values.ts';

const linkedWith = async (id: string) =>
  (await readLinks('hotel_id', id)).map(({ destination_id }) => destination_id);

/**
 * Saves a hotel and replaces its links with destinations, in one transaction.
 * @param formerId the id that it had before somebody else deleted it.
 * @throws OfflineError without a network.
 * @throws ConflictError when it has changed meanwhile; with the destinations that it has now.
 */
export async function saveHotel(
  values: HotelValues,
  opened: OpenedRecord | null,
  formerId: string | undefined,
): Promise<void> {
  requireOnline();
  const before = opened ? await linkedWith(opened.id) : [];
  try {
    await saveRecord({
      collection: COLLECTIONS.hotels,
      input: v.parse(HotelInput, toHotelInput(values)),
      opened,
      wantedId: formerId ?? hotelIdFor(values.name),
      links: { before, after: values.destinations },
    });
  } catch (error) {
    if (!(error instanceof ConflictError) || !error.stored) throw error;
    throw new ConflictError({ ...error.stored, destinations: before });
  }
}
