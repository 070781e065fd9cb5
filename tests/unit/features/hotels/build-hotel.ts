import * as v from 'valibot';
import { Hotel } from '#domain/hotel/hotel.ts';

/** Builds a hotel with the given fields and the domain's defaults. */
export function buildHotel(fields: Partial<v.InferInput<typeof Hotel>> = {}): Hotel {
  return v.parse(Hotel, {
    id: 'anse-rose',
    name: 'Anse Rose',
    location: 'La Digue, Seychelles',
    region: 'Océan indien',
    image: '/art/hotel-seychelles-1280.webp',
    rating: 4.9,
    price: 1180,
    ...fields,
  });
}
