const BYTE_ORDER_MARK = '\uFEFF';
/** Matches characters that start a formula, also in full width, as East Asian spreadsheets read them. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n\0]/;

/** Escapes a field (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe. */
function csvField(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  // A field that a spreadsheet could split is quoted, so that no part of the field becomes a cell of its own.
  const isPlain = !/["\r\n,;\t]/.test(harmless);
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}

/** Returns a CSV file with the byte order mark that makes Excel read UTF-8. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  lines.map((line) => `${line.map((field) => csvField(field)).join(';')}\r\n`).join('');
