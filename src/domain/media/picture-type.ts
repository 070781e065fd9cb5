/** What a file is, of what people send as pictures; only the first four can be uploaded. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg';

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const MARKS: readonly [PictureType, (bytes: Uint8Array) => boolean][] = [
  ['jpeg', (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff'],
  ['png', (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  // The brands of a file follow one another: AVIF may come second.
  ['avif', (bytes) => /^ftyp.*avi[fs]/s.test(latin(bytes, 4, 40))],
  ['heic', (bytes) => /^ftyp(?:he[iv]|mif1|msf1)/.test(latin(bytes, 4, 12))],
  ['svg', (bytes) => /^[^<]{0,8}<(?:[?!].*<)?svg/is.test(latin(bytes, 0, 1000).replace(/\s/g, ''))],
];

/**
 * What a file is by its first bytes, whatever it is called: the first thousand are enough. Null for
 * anything else.
 */
export const pictureType = (bytes: Uint8Array): PictureType | null =>
  MARKS.find(([, isType]) => isType(bytes))?.[0] ?? null;
