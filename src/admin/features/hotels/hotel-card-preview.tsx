import type { Hotel } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { formatPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';

/** The hotel as a card of the site, while it is typed. */
export function HotelCardPreview({ hotel }: { hotel: Hotel }) {
  return (
    <article aria-label="Carte de l’hôtel" className="max-w-80">
      <div className="relative">
        <Picture src={hotel.image} alt="" sizes="20rem" fallbackSrc={DEFAULT_HOTEL_IMAGE} />
        {hotel.featured && <Badge>Coup de cœur</Badge>}
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-4 text-small text-ink-2">
        <p className="line-clamp-2">{hotel.location}</p>
        <Stars value={hotel.rating} className="flex-none" />
      </div>
      <h3 className="card-title line-clamp-2">{hotel.name}</h3>
      <p className="mt-1.5 line-clamp-3 text-ui text-ink-2">{htmlToText(hotel.description)}</p>
      <p className="mt-4 border-t border-rule pt-2 text-ui text-ink-2">
        À partir de <strong className="figures text-ink">{formatPrice(hotel.price)}€</strong>
        /nuit
      </p>
    </article>
  );
}
