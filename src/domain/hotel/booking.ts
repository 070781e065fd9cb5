import { cleanLine } from '#domain/text/clean-text.ts';
import type { Hotel } from './hotel.ts';

/** Search of the booking partner, for hotels without a booking page. */
export const DEFAULT_BOOKING_SEARCH_URL = 'https://reservation.example.com/recherche?q=';

/**
 * Returns the https URL of a hotel's booking page, or of the partner's search for its name and
 * location.
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

/** Returns the host of an https URL for the redirection notice; any other text as it is. */
export function bookingHost(url: string): string {
  return /^https:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? url;
}
