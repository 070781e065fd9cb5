/** A range of qualities, tried from the first, and the size in bytes that a file should fit into. */
export type Budget = { first: number; last: number; limit: number };

const SMALLEST_STEP = 4;

/** Encodes with falling quality until the file fits; noise may not fit even with the last one. */
export async function encodeWithin(
  encode: (quality: number) => Promise<Buffer>,
  { first, last, limit }: Budget,
): Promise<Buffer> {
  let quality = first;
  let bytes = await encode(quality);
  while (bytes.byteLength > limit && quality > last) {
    // A file twice too large needs about 14 less.
    const step = Math.round(14 * Math.log2(bytes.byteLength / limit));
    quality = Math.max(last, quality - Math.max(SMALLEST_STEP, step));
    bytes = await encode(quality);
  }
  return bytes;
}
