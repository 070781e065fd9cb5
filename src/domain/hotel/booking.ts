import { cleanLine } from '#domain/text/clean-text.ts';
import type { Hotel } from './hotel.ts';

/** The partner's search, for hotels without a booking page of their own; the words come after it. */
export const DEFAULT_BOOKING_SEARCH_URL = 'https://reservation.example.com/recherche?q=';

/**
 * Where a hotel is booked: its own partner page, or the default partner's search for its name and
 * location (design, section 4, point 8). Always a full https address.
 */
export function bookingUrl(hotel: Pick<Hotel, 'name' | 'location' | 'booking_url'>): string {
  const words = encodeURIComponent(cleanLine(`${hotel.name} ${hotel.location}`));
  return hotel.booking_url ?? `${DEFAULT_BOOKING_SEARCH_URL}${words}`;
}

/** The host of an https address as the redirection toast names it; the address itself if it has none. */
export function bookingHost(url: string): string {
  return /^https:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? url;
}
