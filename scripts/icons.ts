import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(import.meta.dirname, '../public');
const ICONS = join(PUBLIC, 'icons');
const NIGHT = '#14213F';
const GOLD = '#D9B970';
/** Keeps the dome and the whole terrace of the picture. */
const SHARE_CROP = { left: 0, top: 60, width: 1200, height: 630 };
const FAVICON_SIZE = 32;

interface IconShape {
  /** An SVG whose root has a stroke width and no size. */
  drawing: string;
  strokeWidth: number;
  /** Width of the drawing as a share of the icon's. */
  share: number;
  background: 'disc' | 'square';
}

/** The emblem; its strokes are thicker than in the page, for small screens. */
const EMBLEM = { drawing: readFileSync(join(ICONS, 'emblem.svg'), 'utf8'), strokeWidth: 1.3 };

/** A line drawing on the 20 px grid of the site's icons. */
const sign = (path: string) => ({
  drawing: `<svg viewBox="0 0 20 20" color="" fill="none" stroke="currentColor" stroke-width="" stroke-linejoin="round"><path d="${path}"/></svg>`,
  strokeWidth: 1.2,
});
const HEART = sign(
  'M10 16.6 4 10.4C2.2 8.5 2.6 5.5 4.8 4.4 6.8 3.4 9 4.2 10 6.2c1-2 3.2-2.8 5.2-1.8 2.2 1.1 2.6 4.1.8 6z',
);
const PLACE = sign(
  'M10 17.6C6.4 13.4 4.6 10.4 4.6 8a5.4 5.4 0 0 1 10.8 0c0 2.4-1.8 5.4-5.4 9.6zM8 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
);

/** A drawing in gold on night blue. */
function iconSvg(size: number, { drawing, strokeWidth, share, background }: IconShape): Buffer {
  const side = size * share;
  const start = (size - side) / 2;
  // The emblem's ring reaches over its view box with the thicker stroke.
  const placed = drawing
    .replace(/color="[^"]*"/, `color="${GOLD}"`)
    .replace(/stroke-width="[^"]*"/, `stroke-width="${strokeWidth}"`)
    .replace(
      '<svg ',
      `<svg x="${start}" y="${start}" width="${side}" height="${side}" overflow="visible" `,
    );
  const ground =
    background === 'disc'
      ? `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="${NIGHT}"/>`
      : `<rect width="${size}" height="${size}" fill="${NIGHT}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${placed}</svg>`,
  );
}

async function writeIcon(file: string, size: number, shape: IconShape) {
  await sharp(iconSvg(size, shape))
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toFile(join(ICONS, file));
}

/** An ICO file holding one PNG: header, one directory entry, then the picture. */
async function writeFavicon() {
  const png = await sharp(join(ICONS, 'favicon.svg'), { density: 288 })
    .resize(FAVICON_SIZE)
    .png({ compressionLevel: 9 })
    .toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(FAVICON_SIZE, 6);
  header.writeUInt8(FAVICON_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  writeFileSync(join(PUBLIC, 'favicon.ico'), Buffer.concat([header, png]));
}

/** The picture of a shared link: page-home, cropped by hand. */
async function writeShareImage() {
  const source = join(PUBLIC, 'art/page-home-1920.avif');
  if (!existsSync(source)) throw new Error('public/art is empty: run `npm run art` first.');
  await sharp(source)
    .resize({ width: SHARE_CROP.width })
    .extract(SHARE_CROP)
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(join(ICONS, 'og-default.jpg'));
}

await writeFavicon();
await writeIcon('icon-192.png', 192, { ...EMBLEM, share: 0.72, background: 'disc' });
await writeIcon('icon-512.png', 512, { ...EMBLEM, share: 0.72, background: 'disc' });
// Launchers may crop to a circle of 80 % of the width: the emblem stays well inside.
await writeIcon('maskable-512.png', 512, { ...EMBLEM, share: 0.6, background: 'square' });
await writeIcon('apple-touch-icon.png', 180, { ...EMBLEM, share: 0.7, background: 'square' });
await writeIcon('shortcut-favoris.png', 192, { ...HEART, share: 0.56, background: 'disc' });
await writeIcon('shortcut-destinations.png', 192, { ...PLACE, share: 0.56, background: 'disc' });
await writeShareImage();
