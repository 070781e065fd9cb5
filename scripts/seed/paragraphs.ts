/** Joins the paragraphs of a hotel's long text with blank lines. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}
