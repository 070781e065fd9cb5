import { cleanLine } from '#domain/text/clean-text.ts';
import type { Hotel } from './hotel.ts';

/** The booking partner's search, for hotels without a booking page of their own. */
export const DEFAULT_BOOKING_SEARCH_URL = 'https://reservation.example.com/recherche?q=';

/**
 * Where a hotel is booked: its own booking page, or the partner's search for its name and location.
 * Always a full https URL.
 */
export function bookingUrl(
  hotel: Pick<Hotel, 'name' | 'location' | 'booking_url'>,
  partnerSearchUrl: string = DEFAULT_BOOKING_SEARCH_URL,
): string {
  const words = cleanLine(`${hotel.name} ${hotel.location}`);
  // encodeURIComponent leaves apostrophes as they are; isHttpsUrl refuses them.
  const query = encodeURIComponent(words).replaceAll("'", '%27');
  return hotel.booking_url ?? `${partnerSearchUrl}${query}`;
}

/** The host of an https URL, as the redirection toast names it; the text itself when it has none. */
export function bookingHost(url: string): string {
  return /^https:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? url;
}
