import { cleanLine } from '#domain/text/clean-text.ts';
import type { Hotel } from './hotel.ts';

export const DEFAULT_BOOKING_SEARCH_URL = 'https://reservation.example.com/recherche?q=';

export function bookingUrl(
  hotel: Pick<Hotel, 'name' | 'location' | 'booking_url'>,
  partnerSearchUrl: string = DEFAULT_BOOKING_SEARCH_URL,
): string {
  const words = cleanLine(`${hotel.name} ${hotel.location}`);
  // Encodes apostrophes too, which encodeURIComponent leaves and isHttpsUrl refuses.
  const query = encodeURIComponent(words).replaceAll("'", '%27');
  return hotel.booking_url ?? `${partnerSearchUrl}${query}`;
}

export const bookingHost = (url: string): string =>
  /^https:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? url;

/** What is promised under every hotel, unless owners promise something else or nothing. */
export const BOOKING_PROMISES =
  'Annulation gratuite\nSans frais de réservation\nConfirmation immédiate';

/** Returns promises, which are written one a line. */
export const parsePromises = (text: string): string[] => text.match(/\S.*/g) ?? [];
