export const clampRating = (rating: number): number => (rating > 0 ? Math.min(rating, 5) : 0);

/** Formats a rating: 4.8 gives « 4,8 », 5 gives « 5,0 ». */
export const formatRating = (rating: number): string =>
  clampRating(rating).toFixed(1).replace('.', ',');

/** Formats 10000 as « 10 000 ». The French locale is not used: ICU versions differ in spaces, which breaks hydration. */
export const formatWholeNumber = (count: number): string =>
  count.toLocaleString('en-US').replaceAll(',', '\u202F');

/** Formats an amount in euros without « € »; cents are shown only if not zero. */
export function formatPriceWithoutSign(euros: number): string {
  const cents = Number.isFinite(euros) && euros > 0 ? Math.round(euros * 100) : 0;
  const grouped = formatWholeNumber(Math.floor(cents / 100));
  return cents % 100 === 0 ? grouped : `${grouped},${String(cents % 100).padStart(2, '0')}`;
}

export const formatNightlyPrice = (euros: number): string =>
  `À partir de ${formatPriceWithoutSign(euros)}€/nuit`;

export const formatMaxNightlyBudget = (euros: number): string =>
  `Budget max: ${formatPriceWithoutSign(euros)}€ / nuit`;
