import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { count } from '#data/count.ts';
import { useSettings } from '#data/settings.ts';
import { bookingHost, bookingUrl } from '#domain/hotel/booking.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { formatPrice } from '#domain/text/format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toastInfo } from '#ui/toast/toast.ts';

const REASSURANCES = ['Annulation gratuite', 'Sans frais de réservation', 'Confirmation immédiate'];

export function BookingCard({ hotel }: { hotel: Hotel }) {
  return (
    <div className="border border-ink bg-paper-2 p-5.5 lg:p-7.5">
      {hotel.featured && <p className="mb-5 text-ui font-medium text-accent">Coup de cœur</p>}
      <p className="text-ui text-ink-2">
        <span className="block">À partir de </span>
        <strong className="font-display text-[3.125rem]/[1.17] font-normal text-ink">
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
      <Link
        to="/contact"
        className={buttonClass({ variant: 'outline', className: 'mt-4 w-full px-3' })}
      >
        Nous contacter
      </Link>
    </div>
  );
}

function BookingLink({
  hotel,
}: {
  hotel: Pick<Hotel, 'id' | 'name' | 'location' | 'booking_url'>;
}) {
  const id = useId();
  const { partner_name, partner_search_url } = useSettings();
  const url = bookingUrl(hotel, partner_search_url);
  const partner = hotel.booking_url === null && partner_name ? partner_name : bookingHost(url);

  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="sponsored noopener"
        aria-describedby={id}
        onClick={() => {
          count({ kind: 'hotel', id: hotel.id, action: 'followed' });
          toastInfo(
            `Redirection vers ${partner}`,
            'Vous allez être redirigé vers le site de notre partenaire pour finaliser votre réservation.',
          );
        }}
        className={buttonClass({ variant: 'accent', className: 'mt-4 w-full px-3' })}
      >
        Voir les disponibilités
      </a>
      <span id={id} className="sr-only">
        S’ouvre dans un nouvel onglet
      </span>
    </>
  );
}
