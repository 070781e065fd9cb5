import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moveFavourite, saveFavouriteNote } from '#data/favourites/change-favourites.ts';
import { useOfflineHotelState } from '#data/favourites/keep-hotels.ts';
import type { FavouriteEntry, Hotel } from '#domain/hotel/hotel.ts';
import { FAVOURITE_NOTE_MAX } from '#domain/site/limits.ts';
import { formatLongDate } from '#domain/text/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { CompareCheckbox, type CompareChoiceState } from './compare-choice.tsx';
import { HotelRow } from './hotel-row.tsx';

type FavouriteListProps = {
  titleAs: 'h2' | 'h3';
  entries: readonly FavouriteEntry[];
  choice: CompareChoiceState;
  onRemove: (hotel: Hotel) => Promise<void>;
};

export function FavouriteList({ titleAs, entries, choice, onRemove }: FavouriteListProps) {
  const [announcement, setAnnouncement] = useState('');
  const count = entries.length;

  function move({ id, name }: Hotel, to: number, button: HTMLElement) {
    // Renders at once, to focus the button again afterwards: moving its row in the DOM takes the focus away.
    flushSync(() => {
      void moveFavourite(id, to);
      setAnnouncement(`${name}\u00a0: position ${to + 1} sur ${count}`);
    });
    button.focus();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul>
        {entries.map(({ hotel, note, saved_at }, index) => (
          <HotelRow
            key={hotel.id}
            hotel={hotel}
            as={titleAs}
            note={
              <>
                Ajouté le {formatLongDate(saved_at)}
                <KeepingLine id={hotel.id} />
                {count > 1 && <CompareCheckbox hotel={hotel} choice={choice} />}
              </>
            }
            below={<NoteField hotel={hotel} note={note} />}
            actions={
              <>
                {count > 1 && (
                  <OrderControls
                    name={hotel.name}
                    index={index}
                    count={count}
                    onMove={(to, button) => move(hotel, to, button)}
                  />
                )}
                <button
                  type="button"
                  aria-label={`Retirer ${hotel.name} des favoris`}
                  onClick={() => void onRemove(hotel)}
                  className="grid size-11 flex-none place-items-center border border-edge"
                >
                  <Icon name="close" />
                </button>
              </>
            }
          />
        ))}
      </ul>
    </>
  );
}

function NoteField({ hotel, note }: Pick<FavouriteEntry, 'hotel' | 'note'>) {
  return (
    <textarea
      aria-label={`Votre note\u00a0: ${hotel.name}`}
      placeholder="Votre note, rien que pour vous"
      rows={1}
      maxLength={FAVOURITE_NOTE_MAX}
      value={note}
      onChange={({ target }) => void saveFavouriteNote(hotel.id, target.value)}
      className="block field-sizing-content max-h-60 min-h-11 w-full resize-y border-b border-edge px-0.5 py-2 text-body text-ink focus-visible:border-b-2 focus-visible:border-ink supports-[field-sizing:content]:resize-none"
    />
  );
}

const KEEPING = {
  saved: 'Gardé sur cet appareil',
  waiting: 'Images au retour du réseau',
  full: 'Appareil plein\u00a0: des images manquent.',
};

function KeepingLine({ id }: { id: string }) {
  const state = useOfflineHotelState(id);
  return (
    <span style={{ minHeight: '1lh' }} className="block">
      {state && KEEPING[state]}
    </span>
  );
}

const MOVES = [
  { label: 'Monter', step: -1, iconClass: 'rotate-180' },
  { label: 'Descendre', step: 1, iconClass: undefined },
] as const;

type OrderControlsProps = {
  name: string;
  index: number;
  count: number;
  onMove: (to: number, button: HTMLElement) => void;
};

/** Buttons that move a hotel up or down. At either end, `aria-disabled` lets a button keep the focus. */
function OrderControls({ name, index, count, onMove }: OrderControlsProps) {
  return (
    <div className="flex max-md:ml-auto md:order-last md:w-full md:justify-end">
      {MOVES.map(({ label, step, iconClass }) => {
        const to = index + step;
        const isEnd = to < 0 || to === count;
        return (
          <button
            key={label}
            type="button"
            aria-label={`${label}\u00a0: ${name}`}
            aria-disabled={isEnd || undefined}
            onClick={({ currentTarget }) => !isEnd && onMove(to, currentTarget)}
            className="grid size-11 place-items-center aria-disabled:text-edge"
          >
            <Icon name="arrow-down" size={18} className={iconClass} />
          </button>
        );
      })}
    </div>
  );
}
