import type * as v from 'valibot';
import { ID } from '#domain/schema/fields.ts';
import { stored } from '#domain/schema/stored.ts';

export const HotelDestination = stored({ hotel_id: ID.id, destination_id: ID.id });
export type HotelDestination = v.InferOutput<typeof HotelDestination>;

/** Returns the id of a link, derived from both ends so that storing a link twice changes nothing. */
export function hotelDestinationId(hotelId: string, destinationId: string): string {
  return `${hotelId}_${destinationId}`;
}
