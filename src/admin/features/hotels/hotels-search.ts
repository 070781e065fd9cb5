import {
  readOneOf,
  readText,
  type SortSearch,
  YES_NO,
  type YesNo,
} from '#admin/features/list/list-search.ts';
import { REGIONS, type Region } from '#domain/hotel/hotel-search.ts';

const HOTEL_SORTS = ['nom', 'localisation', 'region', 'note', 'prix', 'coup', 'publie'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** What the address of the list says; what is absent lets everything pass, the newest first. */
export type HotelsSearch = SortSearch<HotelSort> & {
  q?: string | undefined;
  region?: Region | undefined;
  /** « Coup de cœur ». */
  coup?: YesNo | undefined;
  publie?: YesNo | undefined;
  /** Only hotels that no destination has. */
  destination?: 'aucune' | undefined;
};

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
