import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Destination } from '#domain/destination/destination.ts';
import { footerDestinations } from '#domain/destination/destination-list.ts';
import { DestinationRow } from './destination-row.tsx';
import type { Mover } from './use-reorder.ts';

type DestinationListProps = {
  /** All of them, by display order. */
  destinations: readonly Destination[];
  /** Those that match search and filter. */
  shown: readonly Destination[];
  hotelsOf: (id: string) => number;
  onMove: Mover;
  /** Whether the order cannot be changed now. */
  isLocked: boolean;
  onDelete: (destination: Destination) => void;
};

/** No announcements of dnd-kit: notices announce moves, and buttons serve the keyboard. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The destinations by display order; the unfiltered list can be reordered. */
export function DestinationList(props: DestinationListProps) {
  const { destinations, shown, hotelsOf, onMove, isLocked, onDelete } = props;
  // A click without movement is not a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const inFooter = new Set(footerDestinations(destinations).map(({ id }) => id));
  const isWhole = shown.length === destinations.length;
  const drop = ({ active, over }: DragEndEvent) => {
    const to = shown.findIndex(({ id }) => id === over?.id);
    if (to !== -1) onMove(String(active.id), to);
  };
  return (
    <DndContext sensors={sensors} accessibility={SILENT} onDragEnd={drop}>
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol aria-label="Destinations" className="border-t border-ink">
          {shown.map((destination, index) => (
            <DestinationRow
              key={destination.id}
              destination={destination}
              hotels={hotelsOf(destination.id)}
              isInFooter={inFooter.has(destination.id)}
              mover={isWhole ? onMove : undefined}
              isLocked={isLocked}
              place={{ index, count: shown.length }}
              onDelete={() => onDelete(destination)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
