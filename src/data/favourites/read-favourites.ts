import * as v from 'valibot';
import { FavouriteEntry } from '#domain/hotel/hotel.ts';

export function parseFavourites(stored: unknown): FavouriteEntry[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item: unknown) => {
    const result = v.safeParse(FavouriteEntry, item);
    return result.success ? [result.output] : [];
  });
}
