import { htmlToText } from '#domain/text/limited-html.ts';

/** Returns the ids of the hotels that sanitised HTML links to, in the order of the text. */
export function extractHotelIdsFromHtml(html: string): string[] {
  const links = html.matchAll(/<a [^>]*href="\/hotels\/([\w-]+)/g);
  return [...new Set([...links].map(([, id = '']) => id))];
}

/** Returns the words of a text with a space on both sides, so that names are only found as whole words. */
const toWords = (text: string) => ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;

/** Returns the hotels that an article links to, in the order of the text, then the hotels that it only names. */
export function findMentionedHotels<THotel extends { id: string; name: string }>(
  html: string,
  hotels: readonly THotel[],
): THotel[] {
  // Footnote numbers are dropped, because such a number is no part of the name before it.
  const text = toWords(htmlToText(html.replaceAll(/<sup\b.*?<\/sup>/gs, ' ')));
  const linked = extractHotelIdsFromHtml(html).flatMap(
    (id) => hotels.find((hotel) => hotel.id === id) ?? [],
  );
  const named = hotels.filter((hotel) => text.includes(toWords(hotel.name)));
  return [...new Set([...linked, ...named])];
}
