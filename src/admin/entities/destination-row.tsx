import { useSortable } from '@dnd-kit/sortable';
import { RowButton, RowLink } from '#admin/kit/list/row-actions.tsx';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import type { Destination } from '#domain/destination/destination.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/defaults.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { DestinationSummary } from './destination-summary.tsx';
import type { Mover } from './use-reorder.ts';

type DestinationRowProps = {
  destination: Destination;
  /** How many hotels it has; undefined until that is known. */
  hotels: number | undefined;
  isInFooter: boolean;
  /** Undefined while the list is filtered: it cannot be reordered. */
  mover: Mover | undefined;
  /** Whether the order cannot be changed now. */
  isLocked: boolean;
  place: { index: number; count: number };
  onDelete: () => void;
};

/** Number, picture, text and actions: below each other on a phone. */
const ROW =
  'relative grid grid-cols-[auto_minmax(0,1fr)] outline-ink data-dragged:z-5 data-dragged:outline-1 items-start gap-x-4 gap-y-2 border-b border-rule bg-paper-2 pt-4 pb-2 lg:grid-cols-[5.25rem_auto_minmax(0,1fr)_auto] lg:gap-x-5 lg:pb-4 [&>:nth-child(n+3)]:col-span-full lg:[&>:nth-child(n+3)]:col-auto';

/** A destination in the list, with its actions. */
export function DestinationRow(props: DestinationRowProps) {
  const { destination, hotels, isInFooter, mover, isLocked, place, onDelete } = props;
  const { id, destination_name: name, display_order, banner_image } = destination;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: mover === undefined || isLocked });
  return (
    <li
      ref={setNodeRef}
      aria-label={name}
      className={ROW}
      data-dragged={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <div className="flex items-start gap-2">
        {mover && (
          // For pointers only: the buttons on the right do the same for the keyboard.
          <span
            ref={setActivatorNodeRef}
            {...listeners}
            aria-hidden="true"
            title={isLocked ? undefined : 'Glisser pour réordonner'}
            className={classNames(
              'grid size-11 -ml-3 cursor-grab touch-none place-items-center text-ink-2 active:cursor-grabbing',
              isLocked && 'invisible',
            )}
          >
            <Icon name="menu" />
          </span>
        )}
        <p className="numeral min-w-8 pt-1.5">
          <span className="sr-only">Ordre d’affichage </span>
          {display_order}
        </p>
      </div>
      <Thumbnail src={banner_image} fallbackSrc={DEFAULT_BANNER_IMAGE} />
      <DestinationSummary destination={destination} hotels={hotels} isInFooter={isInFooter} />
      <div className="flex flex-wrap gap-x-4.5 lg:grid lg:grid-cols-[auto_auto] lg:justify-items-end">
        {mover && (
          <>
            <RowButton
              of={name}
              isDisabled={isLocked || place.index === 0}
              onPress={() => mover(id, place.index - 1)}
            >
              Monter
            </RowButton>
            <RowButton
              of={name}
              isDisabled={isLocked || place.index === place.count - 1}
              onPress={() => mover(id, place.index + 1)}
            >
              Descendre
            </RowButton>
          </>
        )}
        <RowLink of={name} to="/admin/$section/$id" params={{ section: 'destinations', id }}>
          Modifier
        </RowLink>
        <RowButton of={name} isDangerous onPress={onDelete}>
          Supprimer
        </RowButton>
      </div>
    </li>
  );
}
