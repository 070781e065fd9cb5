import { readOneOf, readText } from '#admin/features/list/list-search.ts';

/** The states that the list can be reduced to. */
export const STATES = [
  { value: 'active', label: 'Actives' },
  { value: 'inactive', label: 'Inactives' },
] as const;

type DestinationState = (typeof STATES)[number]['value'];

/** The form of a destination that there is not yet. */
export const NEW_SHEET = 'new';

/** What the address says: the search, the filter, and the open form (an id, or `new`). */
export type DestinationSearch = {
  q?: string | undefined;
  etat?: DestinationState | undefined;
  fiche?: string | undefined;
};

/** Reads the address. It never throws: what cannot be read counts as absent. */
export function readDestinationSearch(search: Record<string, unknown>): DestinationSearch {
  return {
    q: readText(search.q),
    etat: readOneOf(
      search.etat,
      STATES.map(({ value }) => value),
    ),
    fiche: readText(search.fiche),
  };
}
