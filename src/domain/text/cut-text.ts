/** Cuts text without splitting a surrogate pair: URLs and Firestore refuse lone surrogates. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
