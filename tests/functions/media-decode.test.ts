import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoWidths } from '#domain/media/photo.ts';
import { UPLOAD_TYPES } from '#domain/media/photo-upload.ts';
import {
  type DecodedPicture,
  decodePhoto,
  renderPhotoFiles,
  renderPhotoPlaceholder,
} from '../../functions/src/media/decode.ts';
import {
  heic,
  hugeBlackPng,
  newJpeg,
  noisyPicture,
  pictureWithRedCorner,
  plainPicture,
  svg,
} from './media-pictures.ts';

const SIZE = { width: 120, height: 80 };

function colourAt({ data, info }: DecodedPicture, x: number, y: number): number[] {
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)];
}

/** Expects every channel of two colours to differ by the tolerance at most. */
function expectColour(actual: number[], expected: number[], tolerance: number): void {
  for (const [index, value] of expected.entries()) {
    expect(Math.abs((actual[index] ?? Number.NaN) - value), `${actual}`).toBeLessThanOrEqual(
      tolerance,
    );
  }
}

async function half(format: 'png' | 'webp' | 'avif' | 'gif'): Promise<Buffer> {
  const file = await noisyPicture(SIZE).toFormat(format).toBuffer();
  return file.subarray(0, file.byteLength / 2);
}

describe('a file that decodePhoto refuses', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a text', 'not-a-picture', () => Buffer.from('Bonjour, je suis une photo.')],
    ['a TIFF', 'not-a-picture', () => plainPicture('#f00', SIZE).tiff().toBuffer()],
    ['an SVG with a script', 'not-a-picture', svg],
    ['a HEIC', 'not-a-picture', heic],
    ['a picture of 200 megapixels', 'too-heavy', hugeBlackPng],
    [
      'a JPEG header without a picture',
      'truncated',
      () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
    ],
    ['half a JPEG', 'truncated', async () => (await newJpeg()).subarray(0, 40_000)],
    ['a JPEG of which half is zeros', 'truncated', async () => (await newJpeg()).fill(0, 40_000)],
    ['half a PNG', 'truncated', () => half('png')],
    ['half a WebP', 'truncated', () => half('webp')],
    ['half an AVIF', 'truncated', () => half('avif')],
    ['half a GIF', 'truncated', () => half('gif')],
  ])('the upload of %s is refused as « %s »', async (_, code, file) => {
    await expect(decodePhoto(await file())).rejects.toMatchObject({ code });
  });
});

describe('a photo that decodePhoto reads', () => {
  // The corner of the upright picture that shows the stored picture's top left corner.
  it.each([
    [1, 'top left'],
    [6, 'top right'],
    [8, 'bottom left'],
  ])(
    'a photo with EXIF orientation %i is decoded with its stored top left corner at the %s',
    async (orientation, place) => {
      const picture = await pictureWithRedCorner(SIZE);
      const pixels = await decodePhoto(
        await picture.withMetadata({ orientation }).jpeg().toBuffer(),
      );
      const { width, height } = pixels.info;
      expect([width, height]).toEqual(orientation > 4 ? [80, 120] : [120, 80]);
      const corners = {
        'top left': colourAt(pixels, 4, 4),
        'top right': colourAt(pixels, width - 5, 4),
        'bottom right': colourAt(pixels, width - 5, height - 5),
        'bottom left': colourAt(pixels, 4, height - 5),
      };
      for (const [corner, colour] of Object.entries(corners)) {
        expectColour(colour, corner === place ? [255, 0, 0] : [0, 0, 255], 24);
      }
    },
  );

  const warm = [224, 96, 32];
  const picture = () => plainPicture('rgb(224, 96, 32)', SIZE);
  it.each<[string, number, Buffer | Promise<Buffer>]>([
    ['sRGB', 3, picture().png().toBuffer()],
    ['Display P3', 3, picture().withIccProfile('p3').png().toBuffer()],
    ['CMYK', 40, picture().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
  ])('a picture in the colour space %s keeps its colours', async (_, tolerance, file) => {
    const pixels = await decodePhoto(await file);
    expect(pixels.info).toMatchObject({ ...SIZE, channels: 3 });
    expectColour(colourAt(pixels, 60, 40), warm, tolerance);
  });

  it.each(UPLOAD_TYPES)('a photo of the accepted type %s is decoded', async (type) => {
    const format = (['jpeg', 'png', 'webp', 'avif', 'gif'] as const)[UPLOAD_TYPES.indexOf(type)];
    const file = await picture()
      .toFormat(format ?? 'jpeg')
      .toBuffer();
    expectColour(colourAt(await decodePhoto(file), 60, 40), warm, 8);
  });

  it.each(['gif', 'webp'])('an animated %s is decoded as its first frame', async (type) => {
    const file = await readFile(`tests/support/pictures/animee.${type}`);
    const pixels = await decodePhoto(file);
    expect(pixels.info).toMatchObject({ width: 24, height: 16 });
    expectColour(colourAt(pixels, 12, 8), [170, 68, 68], 12);
  });

  it.each([
    [
      [4000, 3000],
      [2560, 1920],
    ],
    [
      [12_000, 1500],
      [9600, 1200],
    ],
    [
      [700, 7000],
      [700, 7000],
    ],
  ] as const)('a photo of %j px is decoded at %j px', async ([width, height], [wide, high]) => {
    const file = await plainPicture('#a97', { width, height }).jpeg().toBuffer();
    expect((await decodePhoto(file)).info).toMatchObject({ width: wide, height: high });
  });
});

it('the files of a very wide photo are tall enough for the hero of a page', async () => {
  const info = { width: 9600, height: 1200 };
  const pixels = await decodePhoto(await plainPicture('#a97', info).jpeg().toBuffer());
  const sizes = (await renderPhotoFiles(pixels)).map(async ({ name, bytes }) => {
    const { height } = await sharp(bytes).metadata();
    return [name, height];
  });
  expect(Object.fromEntries(await Promise.all(sizes))).toMatchObject({
    '480.avif': 198,
    '1280.webp': 527,
    '1920.avif': 791,
  });
}, 60_000);

it('a grainy photo is rendered at every width, without its metadata', async () => {
  const file = await noisyPicture({ width: 1400, height: 1000 }, 60)
    .withExif({
      IFD0: { Artist: 'Odile Marchetti' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Odile');
  const pixels = await decodePhoto(file);
  expect(await renderPhotoPlaceholder(pixels)).toMatch(/^[\w-]{40,200}$/);
  const files = await renderPhotoFiles(pixels);
  expect(files.map(({ name }) => name).sort()).toEqual(
    photoWidths({ width: 1400 })
      .flatMap((one) => [`${one}.avif`, `${one}.webp`])
      .sort(),
  );
  for (const { name, bytes } of files) {
    const { exif, icc, xmp, iptc, orientation, width } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }, name).toEqual({});
    expect(bytes.includes('Odile'), name).toBe(false);
    expect(name.startsWith(`${width}.`), name).toBe(true);
  }
}, 60_000);
