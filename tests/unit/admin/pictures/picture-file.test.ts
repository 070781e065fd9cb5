import { describe, expect, it } from 'vitest';
import { checkPicture } from '#admin/features/pictures/picture-file.ts';
import { jpegBytes } from './fake-upload.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function png(width: number, height: number, end = 'IEND'): Uint8Array {
  const bytes = new Uint8Array(60);
  bytes.set(latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'));
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  bytes.set(latin(end), 52);
  return bytes;
}

function webp(flags: number, length = 32): Uint8Array {
  const bytes = new Uint8Array(40);
  bytes.set(latin('RIFF\0\0\0\0WEBPVP8X'));
  new DataView(bytes.buffer).setUint32(4, length, true);
  bytes[20] = flags;
  return bytes;
}

describe('a file that is to be sent', () => {
  it.each([
    ['a JPEG', jpegBytes(), 'jpeg'],
    ['a PNG', png(3000, 2000), 'png'],
    ['a still WebP', webp(0), 'webp'],
    ['a photo of an iPhone', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
  ])('%s is known by its bytes', (_, bytes, type) => {
    expect(checkPicture(bytes)).toBe(type);
  });

  it.each([
    ['a text called .jpg', latin('Bonjour, ceci est un texte'), 'not-a-picture'],
    ['an empty file', new Uint8Array(), 'not-a-picture'],
    ['a drawing', latin('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'svg'],
    ['half a JPEG', jpegBytes({ isWhole: false }), 'truncated'],
    ['the head of a JPEG', jpegBytes().subarray(0, 12), 'truncated'],
    ['half a PNG', png(3000, 2000, 'IDAT'), 'truncated'],
    ['half a WebP', webp(0, 400), 'truncated'],
    ['a moving WebP', webp(0b10), 'animated'],
    ['a PNG of 200 megapixels', png(14_200, 14_200), 'too-many-pixels'],
    ['a JPEG of 108 megapixels', jpegBytes({ width: 12_000, height: 9000 }), 'too-many-pixels'],
  ])('%s is refused', (_, bytes, refused) => {
    expect(checkPicture(bytes)).toEqual({ refused });
  });
});
