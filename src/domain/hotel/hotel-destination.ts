import type * as v from 'valibot';
import { stored } from '#domain/schema/field.ts';
import { ID } from '#domain/schema/fields.ts';

export const HotelDestination = stored({ hotel_id: ID.id, destination_id: ID.id });
export type HotelDestination = v.InferOutput<typeof HotelDestination>;

/** Returns the id of a link, derived from both ends so that storing a link twice changes nothing. */
export function hotelDestinationId(hotelId: string, destinationId: string): string {
  return `${hotelId}_${destinationId}`;
}
