import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingHost, bookingUrl, DEFAULT_BOOKING_SEARCH_URL } from '#domain/hotel/booking.ts';
import { isHttpsUrl } from '#domain/site/image-url.ts';
import { anyText } from './any-text.ts';

const anseRose = { name: 'Anse Rose', location: 'La Digue, Seychelles', booking_url: null };

test('the booking link of a hotel that has a booking page of its own leads to that page', () => {
  const booking_url = 'https://reservation.example.com/anse-rose';
  expect(bookingUrl({ ...anseRose, booking_url })).toBe(booking_url);
});

test('the booking link of a hotel without its own booking page searches the partner’s site by name and location', () => {
  expect(bookingUrl(anseRose)).toBe(
    'https://reservation.example.com/recherche?q=Anse%20Rose%20La%20Digue%2C%20Seychelles',
  );
});

test('any name and location give a valid booking URL', () => {
  const text = anyText({ maxLength: 40 });
  fc.assert(
    fc.property(text, text, (name, location) => {
      const url = bookingUrl({ name, location, booking_url: null });
      expect(url.startsWith(DEFAULT_BOOKING_SEARCH_URL)).toBe(true);
      expect(isHttpsUrl(url)).toBe(true);
    }),
  );
  expect(bookingUrl({ ...anseRose, name: '\ud800' })).not.toContain('%EF%BF%BD');
  expect(isHttpsUrl(bookingUrl({ ...anseRose, name: "L'Anse Rose" }))).toBe(true);
});

test.each([
  ['https://reservation.example.com/anse-rose', 'reservation.example.com'],
  ['https://Palace.Example:8443?x=/y', 'palace.example:8443'],
  ['https://palace.example#chambres', 'palace.example'],
  ['pas une adresse', 'pas une adresse'],
])('the booking URL « %s » is displayed as « %s »', (url, host) => {
  expect(bookingHost(url)).toBe(host);
});
