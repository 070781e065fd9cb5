/** Never splits a surrogate pair, which URLs cannot encode and Firestore refuses. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
