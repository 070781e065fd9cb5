import { foldText } from '#domain/text/fold-text.ts';

type Compared = {
  /** Amenities that all compared hotels have, in the words of the first one. */
  all: string[];
  /** Amenities that several of the hotels have, but not all; one list for each hotel. */
  some: string[][];
  /** Amenities that only one of the hotels has; one list for each hotel. */
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
