import type { ListedHotel } from './hotel.ts';

type Compared = Pick<ListedHotel, 'id' | 'location' | 'price' | 'kinds'>;

const countryOf = ({ location }: Compared) => location.split(',').at(-1)?.trim();
/** Returns how similar two hotels are, from 0 to 3: by country, amenities and price. */
function likeness(one: Compared, other: Compared): number {
  const [own = [], others = []] = [one.kinds, other.kinds];
  const kinds = new Set([...own, ...others]).size || 1;
  const shared = own.filter((kind) => others.includes(kind)).length;
  const dearest = Math.max(one.price, other.price) || 1;
  const isNear = countryOf(one) === countryOf(other);
  return Number(isNear) + shared / kinds + Math.min(one.price, other.price) / dearest;
}

/** Returns the other hotels, the most similar first; equally similar hotels stay in order. */
export const sortBySimilarity = <THotel extends Compared>(
  hotel: Compared,
  hotels: readonly THotel[],
) =>
  hotels
    .filter(({ id }) => id !== hotel.id)
    .sort((one, other) => likeness(hotel, other) - likeness(hotel, one));
