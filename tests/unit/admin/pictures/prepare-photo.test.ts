// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { preparePhoto } from '#admin/kit/pictures/prepare-photo.ts';
import { UPLOAD_ERRORS, UPLOAD_MAX_BYTES } from '#domain/media/library.ts';
import { fakeBrowser, jpegFile } from './fake-upload.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a large photograph', 4000, 3000, '2560x1920'],
  ['a portrait', 3000, 4000, '1920x2560'],
  ['a strip', 12_000, 20, '2560x5'],
  ['a small photograph', 800, 600, '800x600'],
] as const)(
  '%s is drawn upright, with its longer side at most 2,560 px',
  async (_, width, height, drawn) => {
    const { createImageBitmap } = fakeBrowser(async () => ({ width, height, close() {} }));
    const file = jpegFile();
    expect(await (await preparePhoto(file)).text()).toBe(drawn);
    expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  },
);

it.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/heic', 'image/jpeg'],
  ['image/png', 'image/webp'],
  ['image/avif', 'image/webp'],
])('a file of type %s is uploaded as %s', async (type, sent) => {
  fakeBrowser();
  expect((await preparePhoto(new File([''], 'a', { type }))).type).toBe(sent);
});

it('a file that the browser cannot decode is uploaded unchanged, unless the file is too heavy', async () => {
  fakeBrowser(() => Promise.reject(new Error('no codec')));
  const file = jpegFile();
  expect(await preparePhoto(file)).toBe(file);
  Object.defineProperty(file, 'size', { value: UPLOAD_MAX_BYTES + 1 });
  await expect(preparePhoto(file)).rejects.toThrow(UPLOAD_ERRORS['too-heavy']);
});
