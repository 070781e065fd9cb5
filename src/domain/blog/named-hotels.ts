import { htmlToText } from '#domain/text/limited-html.ts';

/** Returns the ids of the hotels that sanitised HTML links to, in the order of the text. */
export function linkedHotels(html: string): string[] {
  const links = html.matchAll(/<a [^>]*href="\/hotels\/([\w-]+)/g);
  return [...new Set([...links].map(([, id = '']) => id))];
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');
const isWord = (sign: string | undefined) => /[\p{L}\p{N}]/u.test(sign ?? '');

function names(text: string, name: string): boolean {
  const end = (at: number) => at + name.length;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, end(at))) {
    if (!isWord(text[at - 1]) && !isWord(text[end(at)])) return true;
  }
  return false;
}

/** Returns the hotels that an article links to, in the order of the text, then the hotels that it only names. */
export function namedHotels<THotel extends { id: string; name: string }>(
  html: string,
  hotels: readonly THotel[],
): THotel[] {
  // The number of a note is no part of the name before it.
  const text = spaced(htmlToText(html.replaceAll(/<sup\b.*?<\/sup>/gs, ' ')));
  const linked = linkedHotels(html).flatMap((id) => hotels.find((hotel) => hotel.id === id) ?? []);
  const named = hotels.filter((hotel) => names(text, spaced(hotel.name)));
  return [...new Set([...linked, ...named])];
}
