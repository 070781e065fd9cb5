/** Characters in words that betray a wrong encoding: Mac or DOS text read as Windows-1252, or UTF-8 encoded twice. */
const MISREAD = /\p{Ll}[‚ˆ‡ŠŽŒ™“”]\p{Ll}|[\u0080-\u009F]|Ã[\u0080-\u00BF]/u;

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Decodes an uploaded file's bytes into text; null if the encoding is unclear, or if the file is no text. */
export function decodeFileText(bytes: Uint8Array): string | null {
  const [first = 0, second = 0] = bytes;
  // Detects UTF-16, which may lack a byte order mark: its Latin letters have a zero in every other byte.
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const zero = bytes.indexOf(0);
  if (zero >= 0) return decode(bytes, zero % 2 === 1 ? 'utf-16le' : 'utf-16be');
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252');
  return text === null || MISREAD.test(text) ? null : text;
}
