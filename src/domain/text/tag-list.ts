/** Entries typed with commas between them, trimmed, empties dropped (spec section 5). */
export function parseTagList(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Entries as they are typed: the inverse of parseTagList. */
export function formatTagList(tags: readonly string[] | null): string {
  return (tags ?? []).join(', ');
}
