import * as v from 'valibot';
import { StoredRequiredText } from '#domain/admin/stored-fields.ts';

/** A link between a hotel and a destination. */
export const HotelDestination = v.object({
  hotel_id: StoredRequiredText,
  destination_id: StoredRequiredText,
});
export type HotelDestination = v.InferOutput<typeof HotelDestination>;

/** The document id of a link, so that the same link cannot be stored twice. */
export function hotelDestinationId(hotelId: string, destinationId: string): string {
  return `${hotelId}_${destinationId}`;
}

/** What the id of a link joins: the way back from `hotelDestinationId`. */
export function linkEnds(id: string): { hotel_id: string; destination_id: string } {
  const end = id.indexOf('_');
  return { hotel_id: id.slice(0, end), destination_id: id.slice(end + 1) };
}
