// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { planScaling, preparePhoto } from '#admin/features/pictures/prepare-photo.ts';
import { fakeBrowser, jpegFile } from './fake-upload.ts';

vi.mock('#admin/data/admin-auth.ts', () => ({ adminAuth: {} }));

afterEach(() => vi.unstubAllGlobals());

const photo = { width: 4000, height: 3000, bytes: 8_000_000, type: 'jpeg' } as const;

describe('the plan', () => {
  it.each([
    [{}, { width: 2560, height: 1920, format: 'image/jpeg' }],
    [
      { width: 3000, height: 4000 },
      { width: 1920, height: 2560, format: 'image/jpeg' },
    ],
    [
      { width: 12_000, height: 20 },
      { width: 2560, height: 4, format: 'image/jpeg' },
    ],
    [{ type: 'png' as const }, { width: 2560, height: 1920, format: 'image/webp' }],
    [
      { width: 2000, height: 1500 },
      { width: 2000, height: 1500, format: 'image/jpeg' },
    ],
    [
      { width: 900, height: 600, bytes: 900_000, type: 'heic' as const },
      { width: 900, height: 600, format: 'image/jpeg' },
    ],
  ])('%o is drawn as %o', (part, plan) => {
    expect(planScaling({ ...photo, ...part })).toEqual(plan);
  });

  it('sends what is small and light as it is', () => {
    expect(planScaling({ ...photo, width: 2560, height: 1920, bytes: 2_000_000 })).toBeNull();
  });
});

describe('a prepared photograph', () => {
  it('is drawn upright and smaller', async () => {
    const { createImageBitmap } = fakeBrowser();
    const file = jpegFile();
    const prepared = await preparePhoto(file);
    expect(await prepared.file.text()).toBe('2560x1920');
    expect(prepared.file.type).toBe('image/jpeg');
    expect(prepared.preview).toMatch(/^data:/);
    expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  });

  it('that this browser cannot read is sent as it is, but HEIC', async () => {
    fakeBrowser(() => Promise.reject(new Error('no codec')));
    const file = jpegFile();
    expect(await preparePhoto(file)).toEqual({ file, preview: null });
    const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC');
    await expect(preparePhoto(heic)).rejects.toThrow(
      'Ce navigateur ne sait pas lire les photos HEIC',
    );
  });
});
