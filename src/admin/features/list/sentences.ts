/** Puts texts after each other, each with its full stop; one alone stays as it is. */
export function sentences(texts: readonly string[]): string {
  if (texts.length <= 1) return texts.join('');
  return texts.map((text) => text.replace(/\.?$/, '.')).join(' ');
}
