import { Link } from '@tanstack/react-router';
import type { Keeping } from '#data/offline/keeping.ts';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { formatDate } from '#domain/text/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { FavouriteNote } from './favourite-note.tsx';
import { HotelRow } from './hotel-row.tsx';
import { KeepingLine } from './keeping-line.tsx';

type FavouriteRowProps = {
  entry: FavouriteEntry;
  keeping: Keeping | undefined;
  titleAs: 'h2' | 'h3';
  place: Place;
  onMove: Mover;
  onRemove: () => void;
};

type Place = { index: number; count: number };
/** Moves the row to another index; the pressed button keeps the focus. */
type Mover = (to: number, button: HTMLElement) => void;

export function FavouriteRow(props: FavouriteRowProps) {
  const { entry, keeping, titleAs, place, onMove, onRemove } = props;
  const { hotel, note, saved_at } = entry;
  return (
    <HotelRow
      hotel={hotel}
      as={titleAs}
      note={
        <>
          Enregistré le {formatDate(saved_at)}
          <KeepingLine keeping={keeping} name={hotel.name} />
        </>
      }
      below={<FavouriteNote id={hotel.id} name={hotel.name} note={note} />}
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
          {place.count > 1 && <OrderControls name={hotel.name} place={place} onMove={onMove} />}
          <button
            type="button"
            aria-label={`Retirer ${hotel.name} des favoris`}
            onClick={onRemove}
            className="grid size-11 flex-none place-items-center border border-edge"
          >
            <Icon name="close" />
          </button>
        </>
      }
    />
  );
}

type OrderControlsProps = {
  name: string;
  place: Place;
  onMove: Mover;
};

function OrderControls({ name, place: { index, count }, onMove }: OrderControlsProps) {
  return (
    <div className="flex max-md:ml-auto md:order-last md:w-full md:justify-end">
      <MoveButton
        label={`Monter\u00a0: ${name}`}
        isEnd={index === 0}
        iconClass="rotate-180"
        onPress={(button) => onMove(index - 1, button)}
      />
      <MoveButton
        label={`Descendre\u00a0: ${name}`}
        isEnd={index === count - 1}
        onPress={(button) => onMove(index + 1, button)}
      />
    </div>
  );
}

type MoveButtonProps = {
  label: string;
  isEnd: boolean;
  iconClass?: string;
  onPress: (button: HTMLElement) => void;
};

/** At the end of the list the button is disabled but keeps the focus. */
function MoveButton({ label, isEnd, iconClass, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={({ currentTarget }) => !isEnd && onPress(currentTarget)}
      className="grid size-11 place-items-center aria-disabled:text-edge"
    >
      <Icon name="arrow-down" size={18} className={iconClass} />
    </button>
  );
}
