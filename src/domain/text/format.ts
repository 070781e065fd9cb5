/** A rating clamped to 0 to 5; 0 for NaN. */
export function clampRating(rating: number): number {
  return rating > 0 ? Math.min(rating, 5) : 0;
}

/** A rating with a comma and one decimal: 4.8 gives « 4,8 », 5 gives « 5,0 ». */
export function formatRating(rating: number): string {
  return clampRating(rating).toFixed(1).replace('.', ',');
}

/**
 * A whole number from 0 in French digits: 10 000. Not by the French of Intl: versions of ICU disagree on
 * the space, and the browser's text would differ from the server's.
 */
export const formatCount = (count: number): string =>
  count.toLocaleString('en-US').replaceAll(',', '\u202F');

/**
 * Euros in French digits: a narrow no-break space between thousands, cents only when there are any.
 */
export function formatPrice(euros: number): string {
  const cents = Number.isFinite(euros) && euros > 0 ? Math.round(euros * 100) : 0;
  const grouped = formatCount(Math.floor(cents / 100));
  return cents % 100 === 0 ? grouped : `${grouped},${String(cents % 100).padStart(2, '0')}`;
}

/** The price line of cards and of the hotel's page. */
export function formatNightlyPrice(euros: number): string {
  return `À partir de ${formatPrice(euros)}€/nuit`;
}

/** The label of the budget slider. */
export function formatBudget(euros: number): string {
  return `Budget max: ${formatPrice(euros)}€ / nuit`;
}
