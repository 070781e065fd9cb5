const BYTE_ORDER_MARK = '\uFEFF';
/** Also in full width, which spreadsheets of East Asia read alike. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n\0]/;

/** A field escaped as in RFC 4180; one that a spreadsheet would run as a formula gets an apostrophe. */
function csvField(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  // Whatever a spreadsheet splits at, no part of a field begins a cell.
  const isPlain = !/["\r\n,;\t]/.test(harmless);
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}

/** Lines of a CSV file (RFC 4180), split at the semicolon of French spreadsheets. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map((field) => csvField(field)).join(';')}\r\n`).join('');

/** A CSV file with the byte order mark that makes Excel read UTF-8; heads are the first line. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + csvLines(lines);
