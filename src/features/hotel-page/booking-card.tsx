import type { Hotel } from '#domain/hotel/hotel.ts';
import { formatPrice } from '#domain/text/format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { BookingLink } from './booking-link.tsx';

const REASSURANCES = ['Annulation gratuite', 'Sans frais de réservation', 'Confirmation immédiate'];

type BookingCardProps = { hotel: Hotel };

/** The side card: what a night costs, where it is booked, whom to ask. */
export function BookingCard({ hotel }: BookingCardProps) {
  return (
    <div className="border border-ink bg-paper-2 p-5.5 lg:p-7.5">
      {hotel.featured && <p className="mb-5 text-ui font-medium text-accent">Coup de cœur</p>}
      <p className="text-ui text-ink-2">
        <span className="block">À partir de </span>
        <strong className="font-display text-[3.125rem] leading-[1.17] font-normal text-ink">
          {formatPrice(hotel.price)}€
        </strong>
        <span className="ml-2.5 text-body">/nuit</span>
      </p>
      <BookingLink hotel={hotel} />
      <ul className="mt-4 border-b border-rule pb-1 text-ui">
        {REASSURANCES.map((reassurance) => (
          <li key={reassurance} className="flex items-center gap-3.5 border-t border-rule py-2.75">
            <Icon name="check" size={18} className="flex-none text-ok" />
            {reassurance}
          </li>
        ))}
      </ul>
      <a
        href="/contact"
        className={buttonClass({ variant: 'outline', className: 'mt-4 w-full px-3' })}
      >
        Nous contacter
      </a>
    </div>
  );
}
