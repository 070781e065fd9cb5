import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Photo, parsePhoto, photoAddress, photoWidths } from '#domain/media/photo.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { decodeEntities } from '#domain/text/limited-html.ts';

const id = '0123456789abcdef01234567';
const photo: Photo = {
  id,
  width: 2560,
  height: 1920,
  focal: { x: 30, y: 65 },
  placeholder: 'UklGRiQAAABX-_',
  alt: 'La terrasse & le jardin, l’été\u202F: « calme »',
  caption: null,
};

describe('the address of a photograph', () => {
  it('holds all data of the photograph', () => {
    expect(photoAddress(photo)).toBe(
      `/media/${id}-1280.webp#w=2560&h=1920&x=30&y=65&p=UklGRiQAAABX-_` +
        '&a=La+terrasse+%26+le+jardin%2C+l%E2%80%99%C3%A9t%C3%A9%E2%80%AF%3A+%C2%AB+calme+%C2%BB',
    );
    expect(parsePhoto(photoAddress(photo))).toEqual(photo);
  });

  it('distinguishes a decorative photograph from a photograph that still lacks an alternative text', () => {
    for (const alt of ['', null]) {
      expect(parsePhoto(photoAddress({ ...photo, alt }))?.alt).toBe(alt);
    }
  });

  it('is a valid image URL in records and HTML, whatever its texts contain', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'aé’ \u00A0\u202F"\'<>`\\%&#=+\n🏨漢\uD800'),
    });
    const texts = fc.record({ alt: fc.option(text), caption: fc.option(text) });
    fc.assert(
      fc.property(texts, (given) => {
        const address = photoAddress({ ...photo, ...given });
        expect(isImageUrl(address)).toBe(true);
        expect(decodeEntities(escapeMarkup(address))).toBe(address);
        const whole = (value: string | null) => value?.replaceAll('\uD800', '\uFFFD') ?? null;
        expect(parsePhoto(address)).toEqual({
          ...photo,
          alt: whole(given.alt),
          caption: whole(given.caption) || null,
        });
      }),
    );
  });

  it('has room for French texts of the maximum length', () => {
    const words = 'La terrasse d’été, côté jardin : à l’ombre du tilleul, après dîner. '.repeat(9);
    const full = { alt: words.slice(0, 300), caption: words.slice(0, 300) };
    expect(isImageUrl(photoAddress({ ...photo, ...full, placeholder: 'p'.repeat(200) }))).toBe(
      true,
    );
  });

  it.each([
    '',
    '/art/hotel-kyoto-1280.webp',
    'https://images.example/a.jpg#w=1&h=1',
    `/media/${id}-1280.webp`,
    `/media/${id}-1280.webp#`,
    `/media/${id}-1280.webp#w=100`,
    `/media/${id}-1280.webp#w=0&h=100`,
    `/media/${id}-1280.webp#w=1e3&h=100`,
    `/media/${id}-1280.webp#w=999999&h=100`,
    `/media/${id}-1280.jpg#w=100&h=100`,
    `/media/${id.slice(1)}-1280.webp#w=100&h=100`,
    `/media/../${id}-1280.webp#w=100&h=100`,
  ])('cannot be « %s »', (address) => {
    expect(parsePhoto(address)).toBeNull();
  });

  it('falls back to defaults for malformed values', () => {
    const values = 'w=100&h=50&x=101&y=-1&p=%3Cb%3E&a=100%&k=';
    expect(parsePhoto(`/media/${id}-100.avif#${values}`)).toEqual({
      id,
      width: 100,
      height: 50,
      focal: { x: 50, y: 50 },
      placeholder: '',
      alt: '100%',
      caption: null,
    });
    expect(parsePhoto(`/media/${id}-100.avif#w=100&h=50`)).toMatchObject({ alt: null });
  });

  it('is refused as an image URL with a character that could end an attribute', () => {
    expect(isImageUrl(`/media/${id}-1280.webp`)).toBe(true);
    for (const end of ['"', "'", '<b>', ' ', '\n', '\\', '`', '\0']) {
      expect(isImageUrl(`/media/${id}-1280.webp#w=1${end}`)).toBe(false);
    }
    expect(isImageUrl(`/media/${id}-1280.svg`)).toBe(false);
    expect(isImageUrl(`//media/${id}-1280.webp`)).toBe(false);
  });
});

describe('the files of a photograph', () => {
  it.each([
    [2560, [480, 800, 1280, 1920]],
    [1920, [480, 800, 1280, 1920]],
    [1500, [480, 800, 1280, 1500]],
    [1300, [480, 800, 1280]],
    [1000, [480, 800, 1000]],
    [480, [480]],
    [300, [300]],
    [1, [1]],
  ])('a photograph %i px wide has files %j px wide', (width, widths) => {
    expect(photoWidths({ width })).toEqual(widths);
  });
});
