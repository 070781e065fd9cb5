import { expect, it } from 'vitest';
import { pictureType } from '#domain/media/picture-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe1…', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x20ftypavif\0\0\0\0', 'avif'],
  ['\0\0\0\x20ftypavis\0\0\0\0', 'avif'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x20ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['\xef\xbb\xbf\n<?xml version="1.0"?>\n<!-- x -->\n<svg>', 'svg'],
  ['RIFF\0\0\0\0WAVE', null],
  ['\0\0\0\x20ftypqt  ', null],
  ['GIF89a', null],
  ['Une photo.jpg', null],
  ['<p>svg</p>', null],
  ['', null],
])('%j is %s', (text, type) => {
  expect(pictureType(bytes(text))).toBe(type);
});
