import { foldText } from '#domain/text/fold-text.ts';

export const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const FOLDED = MONTHS.map(foldText);
const NAMES = new RegExp(FOLDED.join('|'), 'g');
const at = (month: number) => month % MONTHS.length;

/** Returns the indices of the months that a text names: « de décembre à mars » names four. */
function monthsIn(text: string): number[] {
  const named = Array.from(foldText(text).matchAll(NAMES), ([name]) => FOLDED.indexOf(name));
  const [first = 0, last = 0] = named;
  const isSpan = named.length === 2 && /\p{L}(?: au? | ?[-–] ?)/u.test(foldText(text));
  return isSpan
    ? MONTHS.map((_, step) => at(first + step)).slice(0, at(last - first + 12) + 1)
    : named;
}

/** Returns the numbers of the months, 1 to 12, when a hotel is open, as owners write them: « mars à juin », « fermé en mai ». */
export function monthsOf(texts: readonly string[]): number[] {
  const named = new Set(texts.flatMap(monthsIn));
  const isClosed = /ferme|sauf/.test(foldText(texts.join(' '))) && named.size > 0;
  return MONTHS.flatMap((_, index) => (named.has(index) !== isClosed ? index + 1 : []));
}

/** Returns « Ouvert d’avril à juin et en août », or an empty text if the hotel is open all year. */
export function openingText(texts: readonly string[]): string {
  const open = monthsOf(texts);
  const isOpen = MONTHS.map((_, index) => open.includes(index + 1));
  const seasons = MONTHS.flatMap((first, index) => {
    if (!isOpen[index] || isOpen[at(index + 11)]) return [];
    let last = index;
    while (isOpen[at(last + 1)]) last += 1;
    const from = /^[ao]/.test(first) ? `d’${first}` : `de ${first}`;
    return last === index ? `en ${first}` : `${from} à ${MONTHS[at(last)]}`;
  });
  return seasons.length > 0 ? `Ouvert ${seasons.join(' et ')}` : '';
}
