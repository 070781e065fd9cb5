import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pwaOptions } from '#scripts/vite/pwa-options.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
const manifest = pwaOptions.manifest || {};
const { icons = [], screenshots = [], shortcuts = [] } = manifest;
const pictures = [
  ...icons,
  ...screenshots,
  ...shortcuts.flatMap((shortcut) => shortcut.icons ?? []),
];

it.each(pictures)('$src has the size that the manifest says', async ({ src, sizes }) => {
  const { width, height } = await sharp(join(PUBLIC, src)).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

it('what other apps share comes in the address', () => {
  expect(manifest.share_target).toMatchObject({ action: '/partager', method: 'GET' });
});

it.each(shortcuts)('the shortcut « $name » has an icon', (shortcut) => {
  expect(shortcut.icons).toHaveLength(1);
});
