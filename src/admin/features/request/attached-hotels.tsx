import type { AttachedHotel } from '#domain/requests/attached-hotels.ts';
import { hotelPath } from '#domain/site/record-paths.ts';

/** The saved hotels that the visitor attached, each a link to its public page; nothing without any. */
export function AttachedHotels({ hotels }: { hotels: readonly AttachedHotel[] }) {
  if (hotels.length === 0) return null;
  return (
    <section aria-label="Hôtels joints" className="py-6">
      <h2 className="admin-section-title mb-3">Hôtels joints</h2>
      <ul className="grid gap-1">
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <a
              href={hotelPath(hotel.id)}
              target="_blank"
              rel="noopener noreferrer"
              className="link-text"
            >
              {hotel.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
