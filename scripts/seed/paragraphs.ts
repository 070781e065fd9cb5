/** Joins the paragraphs of a hotel's long text with blank lines. */
export function joinParagraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}
