import { Link } from '@tanstack/react-router';
import { removeFavourite } from '#data/change-favourites.ts';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { formatDate } from '#domain/text/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';
import { HotelRow } from './hotel-row.tsx';

type FavouriteListProps = {
  titleAs: 'h2' | 'h3';
  entries: readonly FavouriteEntry[];
  /** The button that had the focus went with its row. */
  onRemoved: () => void;
};

/** The saved hotels, as they were when saved: nothing here needs the network. */
export function FavouriteList({ titleAs, entries, onRemoved }: FavouriteListProps) {
  async function remove(id: string) {
    await removeFavourite(id);
    onRemoved();
    toastSuccess('Hôtel retiré des favoris');
  }

  return (
    <ul>
      {entries.map(({ hotel, saved_at }) => (
        <HotelRow
          key={hotel.id}
          hotel={hotel}
          as={titleAs}
          note={`Enregistré le ${formatDate(saved_at)}`}
          actions={
            <>
              <Link
                to="/hotels/$id"
                params={{ id: hotel.id }}
                aria-label={`Relire la fiche\u00a0: ${hotel.name}`}
                className="link-action"
              >
                Relire la fiche
              </Link>
              <button
                type="button"
                aria-label={`Retirer ${hotel.name} des favoris`}
                onClick={() => void remove(hotel.id)}
                className="grid size-11 flex-none place-items-center border border-edge"
              >
                <Icon name="close" />
              </button>
            </>
          }
        />
      ))}
    </ul>
  );
}
