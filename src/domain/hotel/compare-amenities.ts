import { foldText } from '#domain/text/fold-text.ts';

type Compared = {
  /** Amenities that all compared hotels have, in the words of the first one. */
  all: string[];
  /** For each compared hotel, its amenities that at least one other hotel has, but not all hotels. */
  some: string[][];
  /** For each compared hotel, its amenities that no other hotel has. */
  only: string[][];
};

/** Compares the amenities of two hotels or more, ignoring accents and case. */
export function compareAmenities(lists: readonly (readonly string[])[]): Compared {
  const hotels = lists.map((list) => new Map(list.map((text) => [foldText(text.trim()), text])));
  const countHotelsWith = (key: string) => hotels.filter((hotel) => hotel.has(key)).length;
  const offeredBy = (isCount: (count: number) => boolean) =>
    hotels.map((hotel) =>
      [...hotel].filter(([key]) => isCount(countHotelsWith(key))).map(([, text]) => text),
    );
  return {
    all: offeredBy((count) => count === hotels.length)[0] ?? [],
    some: offeredBy((count) => count > 1 && count < hotels.length),
    only: offeredBy((count) => count === 1),
  };
}
