import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, memo, useEffect, useState } from 'react';
import { hotelQueries } from '#data/queries/hotel-queries.ts';
import type { ListedHotel } from '#domain/hotel/hotel.ts';
import { FIRST_SHOWN_HOTELS_COUNT } from '#domain/hotel/hotel-filter.ts';
import { Button } from '#ui/button.tsx';
import { HotelCard } from './hotel-card.tsx';
import { useRestoredListLength } from './use-restored-list-length.ts';

type HotelSlot = { className: string; sizes: string; isMirrored?: true };

export type HotelListLayoutConfig = {
  list: string;
  /** Number of hotels that « Voir plus d’hôtels » adds: a number that fills whole rows. */
  step: number;
  slot: (index: number) => HotelSlot;
};

// `sizes` of a wide card's picture: at a height of 500 px, the picture is 750 px wide before it is cropped.
const WIDE_SIZES = '(width >= 48rem) 750px, (width >= 40rem) 600px, 92vw';
// `sizes` of the picture in a card of one column: at a height of 340 px, it is 510 px wide before it is cropped.
const SINGLE_SIZES = '(width >= 40rem) 510px, 92vw';
const LIST = 'page-margins grid gap-x-[clamp(1rem,2.2222vw,2rem)] gap-y-10 md:gap-y-14';

const WIDE: HotelSlot = { className: 'sm:col-span-2 lg:col-span-8', sizes: WIDE_SIZES };
const WIDE_MIRRORED: HotelSlot = {
  className: 'lg:col-span-8',
  sizes: WIDE_SIZES,
  isMirrored: true,
};
const SINGLE: HotelSlot = { className: 'lg:col-span-4', sizes: SINGLE_SIZES };
const CELL: HotelSlot = {
  className: 'only:col-span-full only:mx-auto only:w-full only:max-w-102.75',
  sizes: SINGLE_SIZES,
};

const MIRRORED_ROWS = [WIDE, SINGLE, SINGLE, SINGLE, SINGLE, SINGLE, WIDE_MIRRORED];

export const MIXED_WIDTH_HOTEL_LIST_LAYOUT: HotelListLayoutConfig = {
  list: `${LIST} sm:grid-cols-2 lg:grid-cols-12`,
  step: 14,
  slot: (index) => MIRRORED_ROWS[index % MIRRORED_ROWS.length] ?? SINGLE,
};

export const EQUAL_WIDTH_HOTEL_LIST_LAYOUT: HotelListLayoutConfig = {
  list: `${LIST} sm:grid-cols-2 xl:grid-cols-3`,
  step: 12,
  slot: () => CELL,
};

type HotelResultsProps = {
  /** Hotels in the order of display. */
  hotels: readonly ListedHotel[];
  layout: HotelListLayoutConfig;
  listKey?: string;
  /** Reads the hotels that follow `hotels`; undefined if there are none. */
  readMore: (() => Promise<void>) | undefined;
};

export function HotelResults({ hotels, layout, listKey = '', readMore }: HotelResultsProps) {
  const { step, slot } = layout;
  const { list, batches, lengthen } = useRestoredListLength(listKey, readMore);
  const [firstKey] = useState(listKey);
  const [hasReadFailed, setReadFailed] = useState(false);
  const count = Math.min(hotels.length, FIRST_SHOWN_HOTELS_COUNT + batches * step);

  const enterOrder = (index: number) => {
    if (index >= FIRST_SHOWN_HOTELS_COUNT) return (index - FIRST_SHOWN_HOTELS_COUNT) % step;
    // After filtering, all cards appear at once, without the staggered delays with which the page's first cards appear.
    return listKey === firstKey ? index : 0;
  };
  const showMore = () =>
    lengthen(batches + 1, (firstAdded) => firstAdded.querySelector('a')?.focus()).then(
      () => setReadFailed(false),
      () => setReadFailed(true),
    );

  return (
    <>
      <ul ref={list} className={layout.list}>
        {hotels.slice(0, count).map((hotel, index) => (
          <HotelItem
            key={hotel.id}
            hotel={hotel}
            slot={slot(index)}
            enterOrder={enterOrder(index)}
          />
        ))}
      </ul>
      {(readMore || count < hotels.length) && (
        <div className="page-margins pt-11 text-center md:pt-14 noscript:hidden">
          <Button variant="outline" onClick={() => void showMore()}>
            Voir plus d’hôtels
          </Button>
          {hasReadFailed && (
            <p role="alert" className="pt-4 text-note text-ink-2">
              Les hôtels suivants n’ont pas pu être lus.
            </p>
          )}
        </div>
      )}
    </>
  );
}

type HotelItemProps = { hotel: ListedHotel; slot: HotelSlot; enterOrder: number };

const HotelItem = memo(function HotelItem({ hotel, slot, enterOrder }: HotelItemProps) {
  // Keeps the delay of the card's first render: another delay would replay the entrance of a visible card.
  const [order] = useState(enterOrder);
  // A hotel of a long list has only the fields that filters need.
  const Card = hotel.image === undefined ? PartlyReadCard : HotelCard;
  return (
    <li className={`card-enter ${slot.className}`} style={{ '--i': order }}>
      <Card hotel={hotel} sizes={slot.sizes} isMirrored={slot.isMirrored} />
    </li>
  );
});

/** Pause in ms before a card's record is read: while the visitor types a search, most cards disappear sooner. */
const READ_DELAY_MS = 250;

/** Shows a hotel's card with the few fields that are known; after READ_DELAY_MS, reads the hotel's record. */
function PartlyReadCard({ hotel, ...card }: ComponentProps<typeof HotelCard>) {
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setStaying, READ_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...hotelQueries.card(hotel.id), enabled: isStaying });
  return <HotelCard hotel={data ?? hotel} {...card} />;
}
