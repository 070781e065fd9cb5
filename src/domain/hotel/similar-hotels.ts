const SIMILAR_LIMIT = 3;

type Placed = { id: string; region: string | null };

export const similarHotels = <THotel extends Placed>(
  hotels: readonly THotel[],
  { id, region }: Placed,
): THotel[] =>
  hotels.filter((other) => other.region === region && other.id !== id).slice(0, SIMILAR_LIMIT);
