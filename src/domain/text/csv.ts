const BYTE_ORDER_MARK = '\uFEFF';
/** Matches a character that begins a formula in a spreadsheet; East Asian spreadsheets accept full-width ones too. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n\0]/;

/** Escapes a field (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe. */
function csvField(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  // Quotes a field with a separator, quote or line break, so that a spreadsheet does not split it into several cells.
  const isPlain = !/["\r\n,;\t]/.test(harmless);
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}

/** Returns a CSV file with the byte order mark that makes Excel read UTF-8. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  lines.map((line) => `${line.map((field) => csvField(field)).join(';')}\r\n`).join('');
