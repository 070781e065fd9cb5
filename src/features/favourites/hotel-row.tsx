import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { NightlyPrice } from '#features/hotels/price.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';

type HotelRowProps = {
  hotel: Hotel;
  as: 'h2' | 'h3';
  note?: ReactNode;
  below?: ReactNode;
  actions?: ReactNode;
};

export function HotelRow(props: HotelRowProps) {
  const { hotel, as: Title, note, below, actions } = props;
  const link = { to: '/hotels/$id', params: { id: hotel.id } } as const;
  return (
    <li
      // Inline style: a Tailwind class would be in the stylesheet that every page loads.
      style={{ columnGap: 'clamp(1rem, 2.5vw, 2.25rem)' }}
      className="grid grid-cols-[min(7.25rem,30%)_minmax(0,1fr)] border-b border-rule py-6 md:grid-cols-[clamp(9rem,19.45vw,17.5rem)_minmax(0,1.3fr)_minmax(0,1fr)_9.75rem] md:items-center"
    >
      <Link
        {...link}
        tabIndex={-1}
        aria-hidden="true"
        className={classNames('max-md:row-span-2', below !== undefined && 'md:row-span-2')}
      >
        <Picture
          src={hotel.image}
          alt=""
          sizes="(width >= 90rem) 17.5rem, (width >= 48rem) 20vw, 14rem"
          className="aspect-[29/37] md:aspect-3/2"
        />
      </Link>
      <div>
        <Title
          style={{ fontSize: 'clamp(1.4375rem, 1.275rem + 0.6667vw, 1.875rem)' }}
          className="title wrap-anywhere"
        >
          <Link {...link}>{hotel.name}</Link>
        </Title>
        <p className="mt-1.5 text-ink-2">{hotel.location}</p>
        <Stars value={hotel.rating} className="mt-2" />
      </div>
      <div className="text-small text-ink-2 max-md:mt-4">
        <NightlyPrice value={hotel.price} />
        {note !== undefined && <p className="mt-1.5 md:mt-2.5">{note}</p>}
      </div>
      {below !== undefined && (
        <div className="max-md:col-span-2 max-md:mt-4 md:col-span-2 md:col-start-2 md:row-start-2 md:mt-4 md:self-start">
          {below}
        </div>
      )}
      {actions !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-2 max-md:col-span-2 max-md:mt-4 md:col-start-4 md:row-span-2 md:row-start-1 md:justify-end">
          {actions}
        </div>
      )}
    </li>
  );
}
