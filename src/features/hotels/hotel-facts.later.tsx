import type { Hotel } from '#domain/hotel/hotel.ts';
import { openMonthsText } from '#domain/hotel/open-months.ts';
import { parseLimitedHtml } from '#domain/text/limited-html.ts';
import { LimitedHtml } from '#ui/limited-html.tsx';

export function AmenityList({ hotel: { amenities, details } }: { hotel: Hotel }) {
  if (amenities.length === 0 && details === null) return null;
  return (
    <section id="propose" className="mt-7">
      <h2 className="title text-sub">Ce que la maison propose</h2>
      {details !== null && (
        <div className="mt-3 text-note text-ink-2 [&_p+p]:mt-3">
          <LimitedHtml nodes={parseLimitedHtml(details)} />
        </div>
      )}
      <ul className="mt-5 gap-8 md:columns-2">
        {[...new Set(amenities)].map((amenity) => (
          <li
            key={amenity}
            className="break-inside-avoid border-t border-rule py-2.75 wrap-anywhere"
          >
            {amenity}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a hotel's drawbacks, when it is open, and the text about the last visit (when, and who paid for it). */
export function HotelVisitNotes({ hotel }: { hotel: Hotel }) {
  const { drawback, open_months, visited } = hotel;
  const notes = [
    openMonthsText(open_months),
    visited && `Dernière visite\u00a0: ${visited}`,
  ].flatMap((note) => (note ? `${note}. ` : []));
  if (drawback === null && notes.length === 0) return null;
  return (
    <section id="visite" className="mt-11 border-t border-ink pt-5">
      {drawback !== null && <h2 className="title text-sub">Ce qui grince</h2>}
      <p className="mt-3 wrap-anywhere">{drawback}</p>
      <p className="mt-3 text-note text-ink-2 wrap-anywhere">{notes}</p>
    </section>
  );
}
