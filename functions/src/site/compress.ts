import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Quality 5 compresses well in a few milliseconds; the maximum takes a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const compress = (html: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(html, BROTLI) : promisify(gzip)(html);

/** Returns the best encoding that an Accept-Encoding header allows; null if none. */
export function acceptedEncoding(header: string): Encoding | null {
  const accepted = header.toLowerCase().replace(/\w+;\s*q=0(?:\.0*)?\s*(?=,|$)/g, '');
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
