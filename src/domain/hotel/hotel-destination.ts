import type * as v from 'valibot';
import { ID } from '#domain/schema/fields.ts';
import { stored } from '#domain/schema/stored.ts';

/** A link between a hotel and a destination. */
export const HotelDestination = stored({ hotel_id: ID.id, destination_id: ID.id });
export type HotelDestination = v.InferOutput<typeof HotelDestination>;

/** The document id of a link: derived from its ends, so that the same link is never stored twice. */
export function hotelDestinationId(hotelId: string, destinationId: string): string {
  return `${hotelId}_${destinationId}`;
}
