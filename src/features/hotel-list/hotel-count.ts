/** « hôtel » or « hôtels »: in French, zero and one are singular. */
export function hotelNoun(count: number): string {
  return count > 1 ? 'hôtels' : 'hôtel';
}

/** « 7 hôtels ». */
export function hotelCountLabel(count: number): string {
  return `${count} ${hotelNoun(count)}`;
}
