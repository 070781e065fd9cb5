const SEPARATORS = /[\s.\p{Pd}]/gu;
const FRENCH = /^(?:\+33|0)[1-9]\d{8}$/;
const INTERNATIONAL = /^\+[1-9]\d{1,14}$/;

/** A number without its spaces, dots and dashes. */
export function normalisePhone(text: string): string {
  return text.replace(SEPARATORS, '');
}

/**
 * True for a French number (+33 or 0, a digit 1 to 9, eight more) or an international one (+ and
 * up to 15 digits), spaces, dots and dashes left aside (spec section 5).
 */
export function isPhone(text: string): boolean {
  const phone = normalisePhone(text);
  return FRENCH.test(phone) || INTERNATIONAL.test(phone);
}
