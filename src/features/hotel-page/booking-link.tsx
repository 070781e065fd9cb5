import { useId } from 'react';
import { useOnline } from '#data/online.ts';
import { bookingHost, bookingUrl } from '#domain/hotel/booking.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { toastInfo } from '#ui/toast/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type BookingLinkProps = { hotel: Pick<Hotel, 'name' | 'location' | 'booking_url'> };

/** To the partner's site, announced; a plain link, so that it also works before any script does. */
export function BookingLink({ hotel }: BookingLinkProps) {
  const id = useId();
  const online = useOnline();
  const url = bookingUrl(hotel);

  if (!online) {
    return (
      <>
        <Button variant="accent" aria-disabled aria-describedby={id} className="mt-4 w-full px-3">
          Voir les disponibilités
        </Button>
        <p id={id} className="mt-3 text-small text-ink-2">
          Les disponibilités demandent une connexion{'\u202f'}: elles reviendront avec le réseau.
        </p>
      </>
    );
  }
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="sponsored noopener"
        aria-describedby={id}
        onClick={() =>
          toastInfo(
            `Redirection vers ${bookingHost(url)}`,
            'Vous allez être redirigé vers le site de notre partenaire pour finaliser votre réservation.',
          )
        }
        className={buttonClass({ variant: 'accent', className: 'mt-4 w-full px-3' })}
      >
        Voir les disponibilités
      </a>
      <VisuallyHidden>
        <span id={id}>S’ouvre dans un nouvel onglet</span>
      </VisuallyHidden>
    </>
  );
}
