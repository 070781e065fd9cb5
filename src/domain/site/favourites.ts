import * as v from 'valibot';
import { Hotel } from '#domain/hotel/hotel.ts';

/** A hotel that a visitor saved, kept whole so that it can be read offline. */
export const FavouriteEntry = v.object({
  hotel: Hotel,
  saved_at: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
});
export type FavouriteEntry = v.InferOutput<typeof FavouriteEntry>;
