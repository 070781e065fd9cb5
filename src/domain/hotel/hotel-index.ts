import { REGIONS, type Region } from './hotel-search.ts';

type Indexed = { name: string; region: Region | null };

/** The hotels by region, in the order of REGIONS, those without one last; each by name in French. */
export function hotelsByRegion<THotel extends Indexed>(
  hotels: readonly THotel[],
): { region: Region | null; hotels: THotel[] }[] {
  return [...REGIONS, null]
    .map((region) => ({
      region,
      hotels: hotels
        .filter((hotel) => hotel.region === region)
        .sort((one, other) => one.name.localeCompare(other.name, 'fr')),
    }))
    .filter((group) => group.hotels.length > 0);
}
