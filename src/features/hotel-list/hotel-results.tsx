import { useRouter } from '@tanstack/react-router';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { Button } from '#ui/button.tsx';
import { HotelCard } from './hotel-card.tsx';
import type { HotelLayout, HotelSlot } from './hotel-layouts.ts';

type HotelResultsProps = {
  /** In display order; may hold only the first hotels of a long list. */
  hotels: readonly HotelSummary[];
  total: number;
  layout: HotelLayout;
  listKey?: string;
  /** Called when the list must show more hotels than `hotels` holds. */
  onMore: () => void;
};

export function HotelResults(props: HotelResultsProps) {
  const { hotels, total, layout, listKey = '', onMore } = props;
  const { first, step, slot } = layout;
  const list = useRef<HTMLUListElement>(null);
  const [firstKey] = useState(listKey);
  const [batches, showBatches] = useBatches(listKey);
  const count = Math.min(total, first + batches * step);

  const isShort = count > hotels.length;
  const askForMore = useEffectEvent(onMore);
  useEffect(() => {
    if (isShort) askForMore();
  }, [isShort]);

  const enterOrder = (index: number) => {
    if (index >= first) return (index - first) % step;
    // After filtering, all cards appear without delay.
    return listKey === firstKey ? index : 0;
  };
  const showMore = () => {
    flushSync(() => showBatches(batches + 1));
    list.current?.children[count]?.querySelector('a')?.focus();
  };

  return (
    <>
      <ul ref={list} className={layout.list}>
        {hotels.slice(0, count).map((hotel, index) => (
          <HotelItem
            key={hotel.id}
            hotel={hotel}
            slot={slot(index, total)}
            enterOrder={enterOrder(index)}
          />
        ))}
      </ul>
      {count < total && (
        <div className="page-margins pt-11 text-center md:pt-14 noscript:hidden">
          <Button variant="outline" onClick={showMore}>
            Voir plus d’hôtels
          </Button>
        </div>
      )}
    </>
  );
}

type HotelItemProps = { hotel: HotelSummary; slot: HotelSlot; enterOrder: number };

const HotelItem = memo(function HotelItem({ hotel, slot, enterOrder }: HotelItemProps) {
  // Fixed at mount: a changed delay would replay the entrance of a visible card.
  const [order] = useState(enterOrder);
  return (
    <li className={`card-enter ${slot.className}`} style={{ '--i': order }}>
      <HotelCard hotel={hotel} shape={slot.shape} sizes={slot.sizes} />
    </li>
  );
});

// Number of batches shown, by history entry, so that Back finds the page as long as before.
const batchesOfEntry = new Map<string | undefined, number>();

/** Returns the number of batches shown after the first, 0 once the list has changed, and its setter. */
function useBatches(listKey: string) {
  const router = useRouter();
  const entryOf = () => router.state.location.state.__TSR_key;
  const [shown, setShown] = useState(() => ({
    listKey,
    batches: batchesOfEntry.get(entryOf()) ?? 0,
  }));
  const show = (batches: number) => {
    batchesOfEntry.set(entryOf(), batches);
    setShown({ listKey, batches });
  };
  return [shown.listKey === listKey ? shown.batches : 0, show] as const;
}
