const BYTE_ORDER_MARK = '\uFEFF';
const FORMULA_START = /^[=+\-@\t\r\0]/;

/** A field escaped as in RFC 4180; one that a spreadsheet would run as a formula gets an apostrophe. */
function csvField(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A CSV file (RFC 4180) with the byte order mark that makes Excel read UTF-8; heads are the first line. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}
