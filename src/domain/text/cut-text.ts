/**
 * The beginning of a text, `max` UTF-16 units at most. No character is cut in half: URLs cannot encode
 * half of one, and Firestore refuses it.
 */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
