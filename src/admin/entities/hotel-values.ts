import * as v from 'valibot';
import type { FormValues } from '#admin/kit/editor/values.ts';
import { recordIdFor } from '#admin/kit/record-id.ts';
import { HOTEL, Hotel } from '#domain/hotel/hotel.ts';
import { other } from '#domain/schema/fields.ts';
import { isImageUrl } from '#domain/site/image-url.ts';

/** What the form of a hotel edits. */
export const HOTEL_FORM = {
  ...HOTEL,
  /** The ids of its destinations: links are documents of their own. */
  destinations: other('Destinations', v.optional(v.array(v.string()), [])),
};
export type HotelValues = FormValues<typeof HOTEL_FORM>;

/** Returns the hotel as its page would show it; what is missing is named. */
export function toShownHotel(
  { name, location, gallery, ...values }: HotelValues,
  record: { id: string; created_at: string | null } | null,
): Hotel {
  return v.parse(Hotel, {
    ...values,
    id: record?.id ?? recordIdFor(name ?? '', 'hotel'),
    name: name?.trim() || 'Nom de l’hôtel',
    location: location?.trim() || 'Localisation',
    // A picture that is being typed hides no other.
    gallery: (gallery ?? []).filter(({ url }) => isImageUrl(url.trim())),
    created_at: record?.created_at ?? null,
    updated_at: null,
  });
}
