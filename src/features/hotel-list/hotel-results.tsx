import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { Button } from '#ui/button.tsx';
import { HotelCard } from './hotel-card.tsx';
import type { HotelLayout, HotelSlot } from './hotel-layouts.ts';
import { useBatches } from './use-batches.ts';

type HotelResultsProps = {
  hotels: readonly HotelSummary[];
  layout: HotelLayout;
  /** What the list answers to: another text starts again from its first rows. */
  listKey?: string | undefined;
};

/** The cards, a bounded number of them; more come as the end of the list comes near. */
export function HotelResults({ hotels, layout, listKey = '' }: HotelResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [firstKey] = useState(listKey);
  const { first, step, slot } = layout;
  const { count, hasMore, showMore, end } = useBatches({
    total: hotels.length,
    first,
    step,
    listKey,
  });

  const enterOrder = (index: number) => {
    if (index >= first) return (index - first) % step;
    // What a filter brings back comes at once.
    return listKey === firstKey ? index : 0;
  };
  const showMoreByHand = () => {
    flushSync(showMore);
    list.current?.children[count]?.querySelector('a')?.focus();
  };

  return (
    <>
      <ul ref={list} className={layout.list}>
        {hotels.slice(0, count).map((hotel, index) => (
          <HotelItem
            key={hotel.id}
            hotel={hotel}
            slot={slot(index, hotels.length)}
            enterOrder={enterOrder(index)}
          />
        ))}
      </ul>
      {hasMore && (
        <div ref={end} className="page-margins pt-11 text-center md:pt-14 noscript:hidden">
          <Button variant="outline" onClick={showMoreByHand}>
            Voir plus d’hôtels
          </Button>
        </div>
      )}
    </>
  );
}

type HotelItemProps = { hotel: HotelSummary; slot: HotelSlot; enterOrder: number };

const HotelItem = memo(function HotelItem({ hotel, slot, enterOrder }: HotelItemProps) {
  // A delay that changes would play the entrance of a card that is already there.
  const [order] = useState(enterOrder);
  return (
    <li className={`card-enter ${slot.className}`} style={{ '--i': order }}>
      <HotelCard hotel={hotel} shape={slot.shape} sizes={slot.sizes} />
    </li>
  );
});
