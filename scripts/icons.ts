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
  /** Width of the emblem as a share of the icon's. */
  emblem: number;
  background: 'disc' | 'square';
}

/** The emblem in gold on night blue; its strokes are thicker than in the page, for small screens. */
function iconSvg(size: number, { emblem, background }: IconShape): Buffer {
  const drawing = readFileSync(join(ICONS, 'emblem.svg'), 'utf8')
    .replace(/color="[^"]*"/, `color="${GOLD}"`)
    .replace(/stroke-width="[^"]*"/, 'stroke-width="1.3"');
  const side = size * emblem;
  const start = (size - side) / 2;
  const placed = drawing.replace(
    '<svg ',
    `<svg x="${start}" y="${start}" width="${side}" height="${side}" `,
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
  writeFileSync(join(ICONS, 'favicon.ico'), Buffer.concat([header, png]));
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
await writeIcon('icon-192.png', 192, { emblem: 0.72, background: 'disc' });
await writeIcon('icon-512.png', 512, { emblem: 0.72, background: 'disc' });
// Launchers may crop to a circle of 80 % of the width: the emblem stays well inside.
await writeIcon('maskable-512.png', 512, { emblem: 0.6, background: 'square' });
await writeIcon('apple-touch-icon.png', 180, { emblem: 0.7, background: 'square' });
await writeShareImage();
