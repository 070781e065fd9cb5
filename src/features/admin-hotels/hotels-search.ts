import { REGIONS, type Region } from '#domain/regions.ts';
import { readOneOf, readText, type Sort } from '#features/admin/list-search.ts';

export const HOTEL_SORTS = [
  'nom',
  'localisation',
  'region',
  'note',
  'prix',
  'coup',
  'publie',
] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** What the address of the list says; what is absent lets everything pass, the newest first. */
export type HotelsSearch = {
  q?: string | undefined;
  region?: Region | undefined;
  /** « Coup de cœur ». */
  coup?: 'oui' | 'non' | undefined;
  publie?: 'oui' | 'non' | undefined;
  /** Only hotels that no destination has. */
  destination?: 'aucune' | undefined;
  tri?: HotelSort | undefined;
  ordre?: 'desc' | undefined;
};

const YES_NO = ['oui', 'non'] as const;

/** Reads the address of the list. It never throws: what cannot be read counts as absent. */
export function parseHotelsSearch(search: Record<string, unknown>): HotelsSearch {
  return {
    q: readText(search.q),
    region: readOneOf(search.region, REGIONS),
    coup: readOneOf(search.coup, YES_NO),
    publie: readOneOf(search.publie, YES_NO),
    destination: readOneOf(search.destination, ['aucune']),
    tri: readOneOf(search.tri, HOTEL_SORTS),
    ordre: readOneOf(search.ordre, ['desc']),
  };
}

/** The column that the list is sorted by; none: the newest first. */
export function sortOf({ tri, ordre }: HotelsSearch): Sort<HotelSort> | undefined {
  return tri && { key: tri, direction: ordre ?? 'asc' };
}
