import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moveFavourite, removeFavourite } from '#data/change-favourites.ts';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { FavouriteRow } from './favourite-row.tsx';

type FavouriteListProps = {
  titleAs: 'h2' | 'h3';
  entries: readonly FavouriteEntry[];
  onRemoved: () => void;
};

export function FavouriteList({ titleAs, entries, onRemoved }: FavouriteListProps) {
  const [news, setNews] = useState('');

  function move(id: string, to: number) {
    const hotel = entries.find((entry) => entry.hotel.id === id)?.hotel;
    if (!hotel || to < 0 || to >= entries.length) return;
    void moveFavourite(id, to);
    setNews(`${hotel.name}\u00a0: position ${to + 1} sur ${entries.length}`);
  }

  async function remove(id: string) {
    const undo = await removeFavourite(id);
    onRemoved();
    toastSuccess('Hôtel retiré des favoris', undefined, {
      label: 'Annuler',
      onPress: () => void undo(),
    });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ul>
        {entries.map((entry, index) => (
          <FavouriteRow
            key={entry.hotel.id}
            entry={entry}
            titleAs={titleAs}
            place={{ index, count: entries.length }}
            onMove={(to, button) => {
              // Synchronous, because moving the row in the DOM takes the focus away from the button.
              flushSync(() => move(entry.hotel.id, to));
              button.focus();
            }}
            onRemove={() => void remove(entry.hotel.id)}
          />
        ))}
      </ul>
    </>
  );
}
