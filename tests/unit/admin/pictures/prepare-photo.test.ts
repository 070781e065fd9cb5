// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { planScaling, preparePhoto } from '#admin/kit/pictures/prepare-photo.ts';
import { UPLOAD_ERRORS } from '#domain/media/upload.ts';
import { fakeBrowser, jpegFile } from './fake-upload.ts';

afterEach(() => vi.unstubAllGlobals());

const photo = { width: 4000, height: 3000, bytes: 8_000_000, type: 'jpeg' } as const;
const planned = { width: 2560, height: 1920, format: 'image/jpeg' };
const light = { width: 2560, height: 1920, bytes: 2_000_000 };

it.each([
  ['a large photograph', {}, planned],
  ['a portrait', { width: 3000, height: 4000 }, { ...planned, width: 1920, height: 2560 }],
  ['a strip', { width: 12_000, height: 20 }, { ...planned, height: 4 }],
  ['a PNG', { type: 'png' }, { ...planned, format: 'image/webp' }],
  ['a heavy file', { ...light, bytes: 8_000_000 }, planned],
  ['a light HEIC', { ...light, type: 'heic' }, planned],
  ['a light file', light, null],
] as const)('%s is scaled as planned', (_, part, plan) => {
  expect(planScaling({ ...photo, ...part })).toEqual(plan);
});

it('a photograph is drawn upright and smaller', async () => {
  const { createImageBitmap } = fakeBrowser();
  const file = jpegFile();
  const prepared = await preparePhoto(file);
  expect(await prepared.file.text()).toBe('2560x1920');
  expect(prepared.preview).toMatch(/^data:/);
  expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
});

it('a file that the browser cannot read is sent as it is, unless it is a HEIC', async () => {
  fakeBrowser(() => Promise.reject(new Error('no codec')));
  const file = jpegFile();
  expect(await preparePhoto(file)).toEqual({ file, preview: null });
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC');
  await expect(preparePhoto(heic)).rejects.toThrow(UPLOAD_ERRORS.heic);
});

it.each([
  ['a text', 'Bonjour, ceci est un texte', 'not-a-picture'],
  ['an empty file', '', 'not-a-picture'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'svg'],
  ['a picture of 80 megapixels', '\x89PNG\r\n\x1a\n', 'too-many-pixels'],
] as const)('%s is refused', async (_, text, code) => {
  fakeBrowser(async () => ({ width: 10_000, height: 8_000, close() {} }));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  await expect(preparePhoto(new File([bytes], 'a.png'))).rejects.toThrow(UPLOAD_ERRORS[code]);
});
