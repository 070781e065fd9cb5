import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { countVisitorEvent } from '#data/count.ts';
import { useOnline } from '#data/online.ts';
import { useSettings } from '#data/queries/settings-query.ts';
import {
  bookingHost,
  bookingUrl,
  DEFAULT_BOOKING_PROMISES,
  parseBookingPromises,
} from '#domain/hotel/booking.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { formatPriceWithoutSign } from '#domain/text/format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toastInfo } from '#ui/toast/toast.ts';

/** Renders a hotel's price and booking link, which stay at the bottom of a phone's window until scrolled into view. */
export function BookingCard({ hotel }: { hotel: Hotel }) {
  const { booking_promises = DEFAULT_BOOKING_PROMISES } = useSettings();
  return (
    <div className="border-ink *:border-ink *:bg-paper-2 max-md:contents md:flex md:flex-col md:border md:bg-paper-2 md:p-5.5 lg:p-7.5">
      <div className="sticky [@media(height<24rem)]:static bottom-0 z-10 mt-11 flex flex-wrap items-center justify-between gap-x-1 gap-y-2 border border-b-0 px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mt-0 md:block md:border-0 md:p-0">
        <p className="text-ui text-ink-2 max-md:text-caption">
          <span className="block">À partir de </span>
          <strong className="font-display text-[3.125rem]/[1.17] font-normal text-ink max-md:text-[1.75rem]">
            {formatPriceWithoutSign(hotel.price)}€
          </strong>
          <span className="text-body max-md:text-caption md:ml-2.5">/nuit</span>
          <span className="block text-caption wrap-anywhere max-md:hidden">{hotel.price_note}</span>
        </p>
        <BookingLink hotel={hotel} />
      </div>
      {hotel.featured && (
        <p className="text-ui font-medium text-accent max-md:border-x max-md:px-3 max-md:pt-3 md:order-first md:mb-5">
          Coup de cœur
        </p>
      )}
      <div className="max-md:border max-md:border-t-0 max-md:px-3 max-md:pb-5.5">
        <p className="pt-3 text-caption wrap-anywhere md:hidden">{hotel.price_note}</p>
        <ul className="mt-4 border-b border-rule pb-1 text-ui empty:hidden">
          {parseBookingPromises(booking_promises).map((promise) => (
            <li key={promise} className="flex items-center gap-3.5 border-t border-rule py-2.75">
              <Icon name="check" size={18} className="flex-none text-ok" />
              {promise}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-caption text-ink-2 print:hidden">
          Conditions selon le tarif. Lien partenaire&nbsp;: nous pouvons toucher une commission.
        </p>
        <Link
          to="/contact"
          className={buttonClass({ variant: 'outline', className: 'mt-4 w-full px-3' })}
        >
          Nous contacter
        </Link>
      </div>
    </div>
  );
}

function BookingLink({ hotel }: { hotel: Hotel }) {
  const id = useId();
  const { partner_name, partner_search_url } = useSettings();
  const url = bookingUrl(hotel, partner_search_url);
  const online = useOnline();
  const [isRefused, setRefused] = useState(false);
  const partner = hotel.booking_url === null && partner_name ? partner_name : bookingHost(url);

  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="sponsored noopener"
        aria-describedby={id}
        onClick={(event) => {
          setRefused(!online);
          if (!online) return event.preventDefault();
          countVisitorEvent({ kind: 'hotel', id: hotel.id, action: 'followed' });
          toastInfo(`Redirection vers ${partner}`, {
            description: 'Vous finalisez votre réservation sur le site de notre partenaire.',
          });
        }}
        className={buttonClass({
          variant: 'accent',
          className: 'px-2.5 md:mt-4 md:w-full',
        })}
      >
        Voir les disponibilités
      </a>
      <span id={id} className="sr-only">
        S’ouvre dans un nouvel onglet
      </span>
      {isRefused && !online && (
        <p role="alert" className="w-full text-small md:mt-3">
          Vous êtes hors connexion&nbsp;: les disponibilités reviendront avec le réseau.
        </p>
      )}
    </>
  );
}
