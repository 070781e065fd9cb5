import * as v from 'valibot';
import { MissingDestinationsError } from '#admin/data/hotel-links.ts';
import { readLinks } from '#admin/data/read-links.ts';
import { requireOnline } from '#admin/data/require-online.ts';
import { ConflictError, saveRecord } from '#admin/data/save-record.ts';
import { FieldErrors } from '#admin/features/editor/field-errors.ts';
import type { SaveTarget } from '#admin/features/editor/record-editor-options.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { HotelInput } from '#domain/hotel/hotel-input.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type HotelValues, hotelIdFor, toHotelInput } from './hotel-values.ts';
import { replacedLinks } from './replaced-links.ts';

/** The rules of one write may read 20 documents, and for each link they read its destination. */
const MAX_LINK_CHANGES = 15;

function requireFewChanges(before: readonly string[], after: readonly string[]): void {
  const changed =
    after.filter((id) => !before.includes(id)).length +
    before.filter((id) => !after.includes(id)).length;
  if (changed <= MAX_LINK_CHANGES) return;
  const destinations = `Changez au plus ${MAX_LINK_CHANGES} destinations à la fois : enregistrez, puis continuez.`;
  throw new FieldErrors({ destinations });
}

const linkedWith = async (id: string) =>
  (await readLinks('hotel_id', id)).map(({ destination_id }) => destination_id);

function missingFault(ids: readonly string[], destinations: readonly Destination[]): string {
  const names = ids.map((id) => {
    const known = destinations.find((destination) => destination.id === id);
    return `« ${known?.destination_name ?? id} »`;
  });
  return names.length === 1
    ? `La destination ${names[0]} n’existe plus : décochez-la.`
    : `Les destinations ${names.join(', ')} n’existent plus : décochez-les.`;
}

/**
 * Saves a hotel and replaces its links with destinations, in one transaction.
 * @param destinations those that there were to choose from.
 * @throws OfflineError without a network.
 * @throws ConflictError when it has changed meanwhile; with the destinations that it has now.
 * @throws FieldErrors when a chosen destination has been deleted meanwhile, or too many are changed.
 */
export async function saveHotel(
  values: HotelValues,
  { opened, base, formerId }: SaveTarget<HotelValues>,
  destinations: readonly Destination[],
): Promise<void> {
  requireOnline();
  const before = opened ? await linkedWith(opened.id) : [];
  const after = replacedLinks(before, base?.destinations ?? [], values.destinations);
  requireFewChanges(before, after);
  try {
    await saveRecord({
      collection: COLLECTIONS.hotels,
      input: v.parse(HotelInput, toHotelInput(values)),
      opened,
      wantedId: hotelIdFor(values.name),
      formerId,
      links: { before, after },
    });
  } catch (error) {
    if (error instanceof MissingDestinationsError)
      throw new FieldErrors({ destinations: missingFault(error.ids, destinations) });
    if (!(error instanceof ConflictError) || !error.stored) throw error;
    throw new ConflictError({ ...error.stored, destinations: before });
  }
}
