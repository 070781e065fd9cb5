import { Link } from '@tanstack/react-router';
import type { HotelView } from '#domain/hotel/hotel-list.ts';
import { BUDGET_MAX } from '#domain/hotel/hotel-search.ts';
import { formatPrice } from '#domain/text/format.ts';

export function AboveBudget({ count, named }: HotelView['above']) {
  if (count === 0) return null;
  const separator = (index: number) =>
    index === 0 ? '\u00a0: ' : index === count - 1 ? ' et ' : ', ';
  return (
    <p className="page-margins pt-11 text-note text-ink-2 md:pt-14">
      {count === 1 ? 'Une maison dépasse' : `${count} maisons dépassent`} {formatPrice(BUDGET_MAX)}
      &nbsp;€ la nuit
      {named.map((hotel, index) => (
        <span key={hotel.id}>
          {separator(index)}
          <Link to="/hotels/$id" params={{ id: hotel.id }} className="link-text">
            {hotel.name}
          </Link>
        </span>
      ))}
      {count > named.length && ` et ${count - named.length} autres, dans l’index`}.
    </p>
  );
}
