/** Focal points, in percent from the left, of the illustrations whose subject is far from the middle. */
export const ART_FOCUS: Readonly<Record<string, number>> = {
  'article-train-de-nuit': 30,
  'destination-alpes': 36,
  'hotel-cyclades': 60,
  'hotel-hacienda': 66,
  'hotel-himalaya': 68,
  'hotel-ile-maurice': 66,
  'hotel-lac-alpin': 66,
  'hotel-lac-de-come': 36,
};
