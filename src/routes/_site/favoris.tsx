import { createFileRoute } from '@tanstack/react-router';
import { headFromLoaderData } from '#data/seo-head.ts';
import { FavouritesPage } from '#features/favourites/favourites-page.tsx';
import { parseComparedHotelIds, parseSharedHotelIds } from '#features/favourites/shared-list.ts';
import { createUnindexedHead } from '../-head.ts';

const DESCRIPTION = 'Les hôtels que vous avez sauvegardés, à lire même sans connexion.';

type FavouritesSearch = { hotels?: string | undefined; comparer?: string | undefined };

/**
 * Returns a search parameter as text, even if the router has read it as a number (« ?hotels=7 ») or an array; leaves out
 * objects, which may be unable to become texts.
 */
const textOf = (value: unknown) =>
  [value]
    .flat()
    .filter((part) => ['string', 'number'].includes(typeof part))
    .join() || undefined;

export const Route = createFileRoute('/_site/favoris')({
  validateSearch: ({ hotels, comparer }: Record<string, unknown>): FavouritesSearch => ({
    hotels: textOf(hotels),
    comparer: textOf(comparer),
  }),
  loader: () => createUnindexedHead('/favoris', 'Mes favoris', DESCRIPTION),
  head: headFromLoaderData,
  component: FavouritesRoute,
});

function FavouritesRoute() {
  const { hotels, comparer } = Route.useSearch();
  return (
    <FavouritesPage
      sharedIds={parseSharedHotelIds(hotels)}
      compared={parseComparedHotelIds(comparer)}
    />
  );
}
