/** Joins paragraphs with the blank line that separates them in the hotels' long texts. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}
