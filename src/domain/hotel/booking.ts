import { cleanLine } from '#domain/text/clean-text.ts';
import type { Hotel } from './hotel.ts';

export const DEFAULT_BOOKING_SEARCH_URL = 'https://reservation.example.com/recherche?q=';

export function bookingUrl(
  hotel: Pick<Hotel, 'name' | 'location' | 'booking_url'>,
  partnerSearchUrl: string = DEFAULT_BOOKING_SEARCH_URL,
): string {
  const words = cleanLine(`${hotel.name} ${hotel.location}`);
  // Also encodes apostrophes, which encodeURIComponent leaves as they are, but with which `isHttpsUrl` refuses a URL.
  const query = encodeURIComponent(words).replaceAll("'", '%27');
  return hotel.booking_url ?? `${partnerSearchUrl}${query}`;
}

export const bookingHost = (url: string): string =>
  /^https:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? url;

/** Promises about booking, listed on the page of every hotel unless the settings list others or none. */
export const DEFAULT_BOOKING_PROMISES =
  'Annulation gratuite\nSans frais de réservation\nConfirmation immédiate';

/** Returns the promises about booking in a text, one per line. */
export const parseBookingPromises = (text: string): string[] => text.match(/\S.*/g) ?? [];
