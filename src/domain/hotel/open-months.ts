export const MONTH_NAMES =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const monthIndex = (month: number) => month % MONTH_NAMES.length;

/** Returns « Ouvert d’avril à juin et en août » for the numbers of months; an empty text for none or all twelve. */
export function openMonthsText(open: readonly number[]): string {
  const isOpen = MONTH_NAMES.map((_, index) => open.includes(index + 1));
  const seasons = MONTH_NAMES.flatMap((first, index) => {
    if (!isOpen[index] || isOpen[monthIndex(index + 11)]) return [];
    let last = index;
    while (isOpen[monthIndex(last + 1)]) last += 1;
    const from = /^[ao]/.test(first) ? `d’${first}` : `de ${first}`;
    return last === index ? `en ${first}` : `${from} à ${MONTH_NAMES[monthIndex(last)]}`;
  });
  return seasons.length > 0 ? `Ouvert ${seasons.join(' et ')}` : '';
}
