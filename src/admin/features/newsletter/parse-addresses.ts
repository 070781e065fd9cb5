import { normaliseEmail } from '#domain/text/email.ts';

const SEPARATORS = /[\s,;"<>()[\]|]+/;
/** Around an address: quotation marks, the colon of a label, the point of a sentence. */
const WRAPPING = /^(?:mailto:|['‘’.:])+|['‘’.:]+$/gi;

/**
 * The addresses in a pasted list or a CSV file: what holds an @ between its separators, once each
 * whatever its case. An apostrophe inside an address (o'brien@…) belongs to it.
 */
export function parseAddresses(text: string): string[] {
  const found = text
    .split(SEPARATORS)
    .map((word) => word.replace(WRAPPING, ''))
    .filter((word) => word.includes('@'));
  // The first writing of each stays.
  return [
    ...new Map(found.toReversed().map((word) => [normaliseEmail(word), word])).values(),
  ].reverse();
}
