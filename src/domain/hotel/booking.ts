import type { SiteSettings } from '#domain/settings/site-settings.ts';
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

export const BOOKING_PROMISES = {
  promise_1: 'Annulation gratuite',
  promise_2: 'Sans frais de réservation',
  promise_3: 'Confirmation immédiate',
};

/** Returns what is promised under every hotel; owners may empty each promise. */
export const bookingPromises = (settings: SiteSettings): string[] => {
  const { promise_1, promise_2, promise_3 } = { ...BOOKING_PROMISES, ...settings };
  return [promise_1, promise_2, promise_3].flatMap((promise) => promise || []);
};
