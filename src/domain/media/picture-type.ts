/** The type of a file sent as a picture; only the first four can be uploaded. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg';

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const MARKS: readonly [PictureType, (bytes: Uint8Array) => boolean][] = [
  ['jpeg', (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff'],
  ['png', (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  // AVIF may be the second brand of a file.
  ['avif', (bytes) => /^ftyp.*avi[fs]/s.test(latin(bytes, 4, 40))],
  ['heic', (bytes) => /^ftyp(?:he[iv]|mif1|msf1)/.test(latin(bytes, 4, 12))],
  ['svg', (bytes) => /^[^<]{0,8}<(?:[?!].*<)?svg/is.test(latin(bytes, 0, 1000).replace(/\s/g, ''))],
];

/** Detects the type by the first 1,000 bytes, whatever the file's name; null for other files. */
export const pictureType = (bytes: Uint8Array): PictureType | null =>
  MARKS.find(([, isType]) => isType(bytes))?.[0] ?? null;
