import * as v from 'valibot';
import { StoredRequiredText } from '#domain/schema/stored-fields.ts';

/** A link between a hotel and a destination. */
export const HotelDestination = v.object({
  hotel_id: StoredRequiredText,
  destination_id: StoredRequiredText,
});
export type HotelDestination = v.InferOutput<typeof HotelDestination>;

/** The document id of a link: derived from its ends, so that the same link is never stored twice. */
export function hotelDestinationId(hotelId: string, destinationId: string): string {
  return `${hotelId}_${destinationId}`;
}
