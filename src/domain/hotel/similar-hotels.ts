import type { ListedHotel } from './hotel.ts';

type Compared = Pick<ListedHotel, 'id' | 'location' | 'price' | 'kinds'>;

const countryOf = ({ location }: Compared) => location.split(',').at(-1)?.trim();
/** Returns how similar two hotels are, from 0 to 3: by country, amenities and price. */
function likeness(a: Compared, b: Compared): number {
  const { kinds: kindsOfA = [] } = a;
  const { kinds: kindsOfB = [] } = b;
  const kindCount = new Set([...kindsOfA, ...kindsOfB]).size || 1;
  const sharedCount = kindsOfA.filter((kind) => kindsOfB.includes(kind)).length;
  const higherPrice = Math.max(a.price, b.price) || 1;
  const sameCountry = countryOf(a) === countryOf(b) ? 1 : 0;
  return sameCountry + sharedCount / kindCount + Math.min(a.price, b.price) / higherPrice;
}

/** Returns the other hotels, the most similar first; equally similar hotels stay in order. */
export const sortBySimilarity = <THotel extends Compared>(
  hotel: Compared,
  hotels: readonly THotel[],
) =>
  hotels
    .filter(({ id }) => id !== hotel.id)
    .sort((a, b) => likeness(hotel, b) - likeness(hotel, a));
