/** Signs, inside of words, of Mac and DOS encodings read as Windows-1252, or of UTF-8 encoded twice. */
const MISREAD = /\p{Ll}[‚ˆ‡ŠŽŒ™“”]\p{Ll}|[\u0080-\u009F]|Ã[\u0080-\u00BF]/u;

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns a file's text; null if the encoding is unclear, or if the file is not a text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first = 0, second = 0] = bytes;
  // Every other byte of Latin letters is zero in UTF-16, with or without a byte order mark.
  const zero = first + second === 0x1fd ? Number(first === 0xff) : bytes.indexOf(0);
  if (zero >= 0) return decode(bytes, zero % 2 === 1 ? 'utf-16le' : 'utf-16be');
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252');
  return text === null || MISREAD.test(text) ? null : text;
}
