import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Size = { width: number; height: number };

export const plainPicture = (background: string, { width, height }: Size): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Creates a picture that compresses as badly as a grainy photograph. */
export const noisyPicture = ({ width, height }: Size, sigma = 24): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });

/** Creates a JPEG that no other test has: its noise is random. */
export const newJpeg = (size: Size = { width: 600, height: 400 }): Promise<Buffer> =>
  noisyPicture(size).jpeg().toBuffer();

/** Creates a blue picture with a red top left corner. */
export async function pictureWithRedCorner({ width, height }: Size): Promise<Sharp> {
  const red = { width: Math.round(width / 4), height: Math.round(height / 4) };
  const input = await plainPicture('#f00', red).png().toBuffer();
  const picture = plainPicture('#00f', { width, height }).composite([{ input, top: 0, left: 0 }]);
  return sharp(await picture.png().toBuffer());
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Creates a valid black PNG of 200 megapixels in 25 kB, at one bit per pixel. */
export function hugeBlackPng(): Buffer {
  const [side, depth] = [14_200, 1];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(depth, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the first bytes of a photo as iPhones store photos. */
export const heic = (): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]);

export const svg = (): Buffer =>
  Buffer.from(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
