import type { Destination } from '#domain/destination/destination.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { DestinationSearch } from './destination-search.ts';

/** The destinations whose name, address or subtitle has the text, of the state asked for. */
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
