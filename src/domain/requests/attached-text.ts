import { HOTEL_LIST_MAX, NAME_MAX } from '#domain/site/limits.ts';

type Named = { id: string; name: string };

/** Hotels as the text of a form's field, as many as a request takes; `attachedHotels` reads it. */
export function attachedText(hotels: readonly Named[]): string {
  const list = hotels.slice(0, HOTEL_LIST_MAX).map(({ id, name }) => ({
    id,
    name: name.slice(0, NAME_MAX),
  }));
  return list.length === 0 ? '' : JSON.stringify(list);
}
