import * as v from 'valibot';
import { MissingDestinationsError } from '#admin/data/hotel-links.ts';
import { readLinks } from '#admin/data/read-records.ts';
import { requireOnline } from '#admin/data/require-online.ts';
import { ConflictError, saveRecord } from '#admin/data/save-record.ts';
import { FieldErrors } from '#admin/features/editor/field-errors.ts';
import type { SaveTarget } from '#admin/features/editor/record-editor-options.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { HotelInput } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type HotelValues, hotelIdFor, toHotelInput } from './hotel-values.ts';

const linkedWith = async (id: string) =>
  (await readLinks(id)).map(({ destination_id }) => destination_id);

function missingText(ids: readonly string[], destinations: readonly Destination[]): string {
  const names = ids.map((id) => {
    const known = destinations.find((destination) => destination.id === id);
    return `«\u202f${known?.destination_name ?? id}\u202f»`;
  });
  return names.length === 1
    ? `La destination ${names[0]} n’existe plus\u00a0: décochez-la.`
    : `Les destinations ${names.join(', ')} n’existent plus\u00a0: décochez-les.`;
}

/**
 * Saves a hotel and replaces its links with destinations, in one transaction.
 * @returns its id.
 * @param destinations those that the form offered.
 * @throws OfflineError without a network.
 * @throws ConflictError when it has changed meanwhile, with the destinations that it has now.
 * @throws FieldErrors when a chosen destination has been deleted meanwhile.
 */
export async function saveHotel(
  values: HotelValues,
  { opened, formerId }: SaveTarget<HotelValues>,
  destinations: readonly Destination[],
): Promise<string> {
  requireOnline();
  const id = opened?.id ?? formerId;
  const before = id === undefined ? [] : await linkedWith(id);
  try {
    return await saveRecord({
      collection: COLLECTIONS.hotels,
      input: v.parse(HotelInput, toHotelInput(values)),
      opened,
      wantedId: hotelIdFor(values.name),
      formerId,
      links: { before, after: values.destinations },
    });
  } catch (error) {
    if (error instanceof MissingDestinationsError)
      throw new FieldErrors({ destinations: missingText(error.ids, destinations) });
    if (!(error instanceof ConflictError) || !error.stored) throw error;
    throw new ConflictError({ ...error.stored, destinations: before });
  }
}
