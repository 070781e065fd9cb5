// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { cleanPasted } from '#admin/features/articles/clean-pasted.ts';
import {
  type Clipboard,
  filesOf,
  pastedPictures,
  picturesInRtf,
} from '#admin/features/articles/pasted-pictures.ts';

/** What Word puts beside its HTML: each picture, and an old one of it for programs of 1995. */
const rtfPicture = (blip: string, hex: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw1058\\${blip}\\bliptag-12{\\*\\blipuid 0a1b2c}\n${hex}}}{\\nonshppict{\\pict\\wmetafile8 010009}}`;
const RTF = `{\\rtf1\\ansi Avant ${rtfPicture('pngblip', '89504e47\n0d0a')} entre ${rtfPicture('jpegblip', 'ffd8ff')} après}`;

const clipboard = (data: Record<string, string>, files: File[] = []): Clipboard => ({
  getData: (type) => data[type] ?? '',
  files,
});
const bytesOf = async (file: File | null | undefined) =>
  file ? [...new Uint8Array(await file.arrayBuffer())] : null;

describe('the pictures of a clipboard', () => {
  it('are read from Word’s RTF, in order', async () => {
    const files = picturesInRtf(RTF);
    expect(files.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
    expect(await bytesOf(files[0])).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
    expect(await bytesOf(files[1])).toEqual([0xff, 0xd8, 0xff]);
    expect(picturesInRtf('{\\rtf1 rien}')).toEqual([]);
  });

  it('of Word are told apart by their number only', async () => {
    const html = '<p>a<img src="file:///C:/1.png"></p><img src="file:///C:/2.png">';
    const read = pastedPictures(html, clipboard({ 'text/rtf': RTF }));
    expect(await bytesOf(read('file:///C:/1.png'))).toHaveLength(6);
    expect(await bytesOf(read('file:///C:/2.png'))).toHaveLength(3);
    const other = pastedPictures(
      `${html}<img src="file:///C:/3.png">`,
      clipboard({ 'text/rtf': RTF }),
    );
    expect(other('file:///C:/1.png')).toBeNull();
  });

  it('in the text itself become files', async () => {
    const read = pastedPictures('', clipboard({}));
    const file = read('data:image/png;base64,iVBO');
    expect([file?.type, await bytesOf(file)]).toEqual(['image/png', [0x89, 0x50, 0x4e]]);
    expect(read('data:image/png;base64,')).toBeNull();
    expect(read('data:image/png,abc')).toBeNull();
    expect(read('blob:https://exemple.fr/1')).toBeNull();
  });

  it('are pasted as files unless there is text beside them', () => {
    const file = new File(['x'], 'a.png');
    const files = (data: Record<string, string>) => filesOf(clipboard(data, [file])).length;
    expect(files({})).toBe(1);
    expect(
      files({ 'text/html': '<meta charset="utf-8"><img src="https://exemple.fr/a.png">' }),
    ).toBe(1);
    expect(files({ 'text/html': '<p>Du texte</p>', 'text/plain': 'Du texte' })).toBe(0);
    expect(files({ 'text/html': '<img src="file:///1"><img src="file:///2">' })).toBe(0);
  });
});

describe('pasted text with pictures', () => {
  it('keeps their places for uploads, and leaves out what cannot be read', () => {
    const html =
      '<p>Avant <img src="data:image/png;base64,iVBO"> après</p><p><img src="file:///C:/2.png"></p><p>Fin <img src="https://exemple.fr/a.jpg"></p>';
    const taken: string[] = [];
    const cleaned = cleanPasted(html, (src) => {
      taken.push(src.slice(0, 5));
      return src.startsWith('data:') ? 'un' : null;
    });
    expect(taken).toEqual(['data:', 'file:']);
    expect(cleaned).toBe(
      '<p>Avant  après</p><figure><img src="" alt="" data-upload="un"></figure><p>Fin <img src="https://exemple.fr/a.jpg"></p>',
    );
  });

  it('never holds a data: address', () => {
    expect(cleanPasted('<p>a <img src="data:image/png;base64,iVBO"></p>')).toBe('<p>a </p>');
  });
});
