import { readOneOf, readText } from '#admin/features/list/list-search.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { foldText } from '#domain/text/fold-text.ts';

export const STATES = [
  { value: 'active', label: 'Actives' },
  { value: 'inactive', label: 'Inactives' },
] as const;

type DestinationState = (typeof STATES)[number]['value'];

/** `fiche` of a new destination. */
export const NEW_SHEET = 'new';

/** The URL search: text, filter, and the open form (an id, or `new`). */
export type DestinationSearch = {
  q?: string | undefined;
  etat?: DestinationState | undefined;
  fiche?: string | undefined;
};

/** Never throws: an invalid value counts as absent. */
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

/** The destinations in the wanted state whose name, slug or subtitle contains the text. */
export function filterDestinations(
  destinations: readonly Destination[],
  { q = '', etat }: DestinationSearch,
): Destination[] {
  const wanted = foldText(q.trim());
  return destinations.filter(
    ({ active, destination_name: name, destination_slug: slug, subtitle }) =>
      (etat === undefined || active === (etat === 'active')) &&
      foldText(`${name}\n/${slug}\n${subtitle ?? ''}`).includes(wanted),
  );
}
