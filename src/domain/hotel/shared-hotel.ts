import { foldText } from '#domain/text/fold-text.ts';

/** Shorter names would be found in any text. */
const NAME_MIN = 4;
const LINK = /https?:\/\/\S+/g;
const HOTEL_LINK = /^(https?:\/\/[^/?#]+)\/hotels\/([\w-]+)(?=[/?#]|$)/;

/** The texts that another app shares with ours, as it pleases: the link may be in any of them. */
type Shared = readonly string[];

/** The id in the first link to one of our hotels; null when there is none. */
export function linkedHotel(shared: Shared, origins: readonly string[]): string | null {
  const links = shared.flatMap((text) => text.match(LINK) ?? []);
  for (const link of links) {
    const [, origin = '', id] = HOTEL_LINK.exec(link) ?? [];
    if (id !== undefined && origins.includes(origin)) return id;
  }
  return null;
}

type Named = { name: string; location: string };

/**
 * What to search our hotels for: the hotel that a text names, or a whole text that is part of a name
 * or a place; null when the texts have nothing to do with our hotels.
 */
export function sharedSearch(shared: Shared, hotels: readonly Named[]): string | null {
  const texts = shared
    .map((text) => text.replace(LINK, ' ').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const folded = foldText(texts.join('\n'));
  const named = hotels
    .map(({ name }) => name)
    .filter((name) => name.length >= NAME_MIN && folded.includes(foldText(name)))
    // The longest of several: « Maison Kyra Anthoula », not « Maison Kyra ».
    .sort((a, b) => b.length - a.length);
  if (named[0] !== undefined) return named[0];
  const places = hotels.map(({ name, location }) => foldText(`${name}\n${location}`));
  const isFound = (text: string) => places.some((place) => place.includes(foldText(text)));
  return texts.find(isFound) ?? null;
}
