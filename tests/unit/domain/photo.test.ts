import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HOTEL_FIELDS } from '#domain/hotel/hotel.ts';
import {
  extractPictureStem,
  illustrationToHostedPicture,
  mediumPictureUrl,
  type Photo,
  parseHostedPicture,
  parsePhoto,
  photoToHostedPicture,
  photoUrl,
  photoWidths,
  pictureFileUrl,
  pictureInlineStyle,
  pictureSrcSet,
} from '#domain/media/photo.ts';
import { largestPictureUrl } from '#domain/media/picture-urls.ts';
import { findFieldsLackingAlt } from '#domain/media/pictures-without-alt.ts';
import { StoredPhoto, storedPhotoToPhoto } from '#domain/media/stored-photo.ts';
import { htmlField } from '#domain/schema/fields.ts';
import { SettingsSchema } from '#domain/settings/site-settings.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { escapeMarkup } from '#domain/text/clean-text.ts';
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
  it('the URL of a photo carries size, focal point, placeholder and texts of the photo in its fragment', () => {
    expect(photoUrl(photo)).toBe(
      `/media/${id}-1280.webp#w=2560&h=1920&x=30&y=65&p=UklGRiQAAABX-_` +
        '&a=La+terrasse+%26+le+jardin%2C+l%E2%80%99%C3%A9t%C3%A9%E2%80%AF%3A+%C2%AB+calme+%C2%BB',
    );
    expect(parsePhoto(photoUrl(photo))).toEqual(photo);
  });

  it('the URL of a photo distinguishes a decorative photo from one without alternative text yet', () => {
    for (const alt of ['', null]) {
      expect(parsePhoto(photoUrl({ ...photo, alt }))?.alt).toBe(alt);
    }
  });

  it('the URL of a photo is a valid image URL and survives the escaping of HTML, whatever the texts in its fragment contain', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'aé’ \u00A0\u202F"\'<>`\\%&#=+\n🏨漢\uD800'),
    });
    const texts = fc.record({ alt: fc.option(text), caption: fc.option(text) });
    fc.assert(
      fc.property(texts, (given) => {
        const address = photoUrl({ ...photo, ...given });
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

  it.each([
    `/media/${id}-1280.webp`,
    `/media/${id}-1280.webp#w=0&h=100`,
    `/media/${id}-1280.webp#w=1e3&h=100`,
    `/media/${id.slice(1)}-1280.webp#w=100&h=100`,
    `/media/../${id}-1280.webp#w=100&h=100`,
  ])('the URL « %s » is not one of an uploaded photo', (address) => {
    expect(parsePhoto(address)).toBeNull();
  });

  it('malformed values in the fragment of a photo’s URL fall back to defaults', () => {
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

  it('an image URL with a character that could end an HTML attribute is refused', () => {
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
    [1000, [480, 800, 1000]],
    [300, [300]],
  ])('a photo %i px wide has files %j px wide', (width, widths) => {
    expect(photoWidths({ width })).toEqual(widths);
  });
});

it.each([
  ['/art/hotel-kyoto-1280.webp', '/art/hotel-kyoto'],
  ['/art/hotel-800-1920.webp', '/art/hotel-800'],
  [`/media/${id}-800.avif`, `/media/${id}`],
  [`/media/${id}-1280.webp#w=2&h=1`, `/media/${id}`],
])('the URL %s is recognised as a file of the picture %s', (address, stem) => {
  expect(extractPictureStem(address)).toBe(stem);
});

it.each([
  '',
  '/art/hotel-kyoto-1280.png',
  '/art/../hotel-kyoto-1280.webp',
  'https://example.com/art/hotel-kyoto-1280.webp',
  '/art/hotel-kyoto-1280.webp?v=2',
])('the URL %j is not recognised as a picture of this site', (address) => {
  expect(extractPictureStem(address)).toBeNull();
  expect(parseHostedPicture(address)).toBeNull();
});

it('the URL of an illustration in /art/ is recognised by its file name, and the illustration has files in all widths', () => {
  const picture = parseHostedPicture('/art/hotel-kyoto-480.avif');
  expect(picture).toEqual(illustrationToHostedPicture('hotel-kyoto'));
  expect(picture?.art).toBe('hotel-kyoto');
  expect(pictureSrcSet(illustrationToHostedPicture('hotel-kyoto'), 'avif')).toBe(
    '/art/hotel-kyoto-480.avif 480w, /art/hotel-kyoto-800.avif 800w, ' +
      '/art/hotel-kyoto-1280.avif 1280w, /art/hotel-kyoto-1920.avif 1920w',
  );
  expect(mediumPictureUrl(illustrationToHostedPicture('hotel-kyoto'))).toBe(
    '/art/hotel-kyoto-1280.webp',
  );
});

it('an uploaded photo has its own dimensions, and only files in the widths that were rendered', () => {
  const narrow = { ...photo, width: 1500, height: 1000 };
  const picture = photoToHostedPicture(narrow);
  expect(parseHostedPicture(photoUrl(narrow))).toEqual(picture);
  expect(picture).toMatchObject({ stem: `/media/${id}`, width: 1500, height: 1000 });
  expect(picture.art).toBeNull();
  expect(pictureSrcSet(picture, 'webp')).toBe(
    [480, 800, 1280, 1500].map((width) => `/media/${id}-${width}.webp ${width}w`).join(', '),
  );
  expect(pictureFileUrl(picture, 800, 'avif')).toBe(`/media/${id}-800.avif`);
  expect(mediumPictureUrl(picture)).toBe(`/media/${id}-1280.webp`);
  expect(mediumPictureUrl(photoToHostedPicture({ ...photo, width: 300 }))).toBe(
    `/media/${id}-300.webp`,
  );
  expect(largestPictureUrl(photoUrl(narrow))).toBe(`/media/${id}-1500.webp`);
});

it('an illustration is cropped around its listed focal point, or else around the default one', () => {
  expect(pictureInlineStyle(illustrationToHostedPicture('hotel-himalaya'))).toEqual({
    objectPosition: '68% 58%',
  });
  expect(pictureInlineStyle(illustrationToHostedPicture('hotel-kyoto'))).toEqual({
    objectPosition: '50% 58%',
  });
});

it('the CSS of an uploaded photo has its focal point and its placeholder', () => {
  expect(pictureInlineStyle(photoToHostedPicture(photo))).toEqual({
    objectPosition: '30% 65%',
    background: 'var(--color-sand) url(data:image/webp;base64,UklGRiQAAABX+/) 30% 65% / cover',
  });
});

it('in the photo library, the URL of a photo has no texts and the default focal point, even if the stored photo has its own', () => {
  const id = '0123456789abcdef01234567';
  const look = { width: 800, height: 600, placeholder: 'UklG' };
  const photo = v.parse(StoredPhoto, { id, ...look, alt: 'Un quai', focal: { x: 1, y: 2 } });
  expect(photo).toMatchObject({ file_name: null, deleted_at: null });
  expect(photoUrl(storedPhotoToPhoto(photo))).toBe(
    `/media/${id}-800.webp#w=800&h=600&x=50&y=50&p=UklG`,
  );
});

const silent = `/media/${'a'.repeat(24)}-800.webp#w=800&h=600`;
const described = `${silent}&a=Un+quai`;

it('the check for missing alternative texts lists every field that has a picture without one', () => {
  const fields = { ...HOTEL_FIELDS, text: htmlField('Texte', 1_000) };
  const values = {
    name: 'Ryokan',
    image: silent,
    gallery: [
      { url: silent, alt: ' ' },
      { url: described, alt: '' },
      { url: 'https://images.example/a.jpg', alt: '' },
      { url: '', alt: '' },
    ],
    text: `<p>Un <img src="${silent}" alt=""></p><img src="/a.jpg" alt="Un">`,
    amenities: ['Spa'],
  };
  expect(findFieldsLackingAlt(fields, values)).toEqual(['image', 'gallery', 'text']);
});

it('the check for missing alternative texts skips described and decorative pictures, and pictures of other sites', () => {
  const banner = '<img src="https://images.example/a.jpg">';
  const values = { image: described, author_image: `${silent}&a=`, banner_image: banner };
  expect(findFieldsLackingAlt(SettingsSchema.entries, values)).toEqual([]);
});
