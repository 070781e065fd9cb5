const SEPARATORS = /[\s,;"'<>]+/;

/** The addresses in a pasted list or a CSV file, each once: what holds an @ between its separators. */
export function parseAddresses(text: string): string[] {
  const found = text.split(SEPARATORS).filter((word) => word.includes('@'));
  return [...new Set(found)];
}
