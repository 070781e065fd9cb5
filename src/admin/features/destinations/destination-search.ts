import { oneOf, readText, searchReader } from '#admin/features/list/list-search.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { foldText } from '#domain/text/fold-text.ts';

export const STATES = [
  { value: 'active', label: 'Actives' },
  { value: 'inactive', label: 'Inactives' },
  { value: 'prevue', label: 'À paraître' },
] as const;

/** `fiche` of a new destination. */
export const NEW_SHEET = 'new';

/** The URL search: text, filter, and the open form (an id, or `new`). */
export const readDestinationSearch = searchReader({
  q: readText,
  etat: oneOf(STATES.map(({ value }) => value)),
  fiche: readText,
});
export type DestinationSearch = ReturnType<typeof readDestinationSearch>;

/** The destinations in the wanted state whose name, slug or subtitle contains the text. */
export function filterDestinations(
  destinations: readonly Destination[],
  { q = '', etat }: DestinationSearch,
): Destination[] {
  const wanted = foldText(q.trim());
  return destinations.filter(
    ({ active, publish_at, destination_name: name, destination_slug: slug, subtitle }) =>
      (etat === undefined ||
        (etat === 'prevue' ? publish_at !== null : active === (etat === 'active'))) &&
      foldText(`${name}\n/${slug}\n${subtitle ?? ''}`).includes(wanted),
  );
}
