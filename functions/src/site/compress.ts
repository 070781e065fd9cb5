import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Compresses well in a few milliseconds; the highest quality takes a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const compress = (html: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(html, BROTLI) : promisify(gzip)(html);

/** The best encoding that an Accept-Encoding header allows; null for none. */
export function acceptedEncoding(header: string): Encoding | null {
  const accepted = header.toLowerCase().replace(/\w+;\s*q=0(?:\.0*)?\s*(?=,|$)/g, '');
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
