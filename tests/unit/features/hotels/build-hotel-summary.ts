import type { CatalogueHotel, HotelSummary } from '#domain/hotel/hotel.ts';
import { REGIONS } from '#domain/hotel/hotel-filter.ts';

type HotelOfTest = HotelSummary & Partial<CatalogueHotel>;

export function buildHotelSummary(fields: Partial<CatalogueHotel> = {}): HotelOfTest {
  return {
    id: 'hotel-des-cimes',
    name: 'Hôtel des Cimes',
    location: 'Engadine, Suisse',
    region: 'Europe',
    image: '/art/hotel-lac-alpin-1280.webp',
    rating: 4.8,
    price: 900,
    description: 'Un hôtel au bord du lac.',
    featured: false,
    created_at: '2026-09-01T08:00:00.000Z',
    ...fields,
  };
}

/** Builds hotels « Hôtel 0 », « Hôtel 1 »… of all regions, at prices from 0 to 1,999 €. */
export function buildHotelSummaries(count: number): HotelOfTest[] {
  return Array.from({ length: count }, (_, index) =>
    buildHotelSummary({
      id: `hotel-${index}`,
      name: `Hôtel ${index}`,
      region: REGIONS[index % REGIONS.length] ?? null,
      price: (index * 7) % 2000,
    }),
  );
}
