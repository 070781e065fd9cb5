import { useFavourites } from '#data/favourites.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from './site-link.tsx';

function label(count: number): string {
  if (count === 0) return 'Mes favoris';
  return `Mes favoris : ${count} ${count === 1 ? 'hôtel' : 'hôtels'}`;
}

/** The heart with the number of saved hotels. The figure keeps its room before it is known. */
export function FavouritesLink() {
  const count = useFavourites().entries.length;
  return (
    <SiteLink
      to="/favoris"
      aria-label={label(count)}
      className="flex h-11 min-w-11 flex-none items-center gap-1.5 px-1.25 text-ui lg:text-small"
    >
      <Icon name="heart" />
      <span className="figures min-w-[1ch]">{count > 0 && count}</span>
    </SiteLink>
  );
}
