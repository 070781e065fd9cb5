import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { Button } from '#ui/button.tsx';
import { HotelCard } from './hotel-card.tsx';
import type { HotelLayout, HotelSlot } from './hotel-layouts.ts';
import { useBatches } from './use-batches.ts';

type HotelResultsProps = {
  hotels: readonly HotelSummary[];
  total?: number;
  layout: HotelLayout;
  listKey?: string | undefined;
  onMore?: () => void;
};

export function HotelResults(props: HotelResultsProps) {
  const { hotels, layout, listKey = '', total = hotels.length, onMore } = props;
  const list = useRef<HTMLUListElement>(null);
  const [firstKey] = useState(listKey);
  const { first, step, isLongOnPhones = false, slot } = layout;
  const { count, hasMore, showMore, end } = useBatches({
    total,
    first,
    step,
    listKey,
    isByHandOnPhones: isLongOnPhones,
  });

  const isShort = count > hotels.length;
  const askForMore = useEffectEvent(() => onMore?.());
  useEffect(() => {
    if (isShort) askForMore();
  }, [isShort]);

  const enterOrder = (index: number) => {
    if (index >= first) return (index - first) % step;
    // After filtering, cards appear at once.
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
            slot={slot(index, total)}
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
  // Fixed at mount: a changed delay would replay the entrance of a visible card.
  const [order] = useState(enterOrder);
  return (
    <li className={`card-enter ${slot.className}`} style={{ '--i': order }}>
      <HotelCard hotel={hotel} shape={slot.shape} sizes={slot.sizes} />
    </li>
  );
});
