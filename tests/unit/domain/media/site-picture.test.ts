import { expect, it } from 'vitest';
import {
  artPicture,
  type Photo,
  photoAddress,
  photoPicture,
  photoStyle,
  pictureFile,
  pictureSrcSet,
  pictureStem,
  sitePicture,
  usualFile,
} from '#domain/media/photo.ts';
import { largeImage } from '#domain/site/image-url.ts';

const id = '0123456789abcdef01234567';
const photo: Photo = {
  ...{ id, width: 1500, height: 1000, focal: { x: 30, y: 65 } },
  ...{ placeholder: 'UklGRiQAAABX-_', alt: null, caption: null },
};

it.each([
  ['/art/hotel-kyoto-1280.webp', '/art/hotel-kyoto'],
  ['/art/destination-afrique-de-l-est-480.avif', '/art/destination-afrique-de-l-est'],
  ['/art/hotel-800-1920.webp', '/art/hotel-800'],
  [`/media/${id}-800.avif`, `/media/${id}`],
  [`/media/${id}-1280.webp#w=2&h=1`, `/media/${id}`],
])('%s is a file of the picture %s', (address, stem) => {
  expect(pictureStem(address)).toBe(stem);
});

it.each([
  '',
  '/art/hotel-kyoto.webp',
  '/art/hotel-kyoto-1280.png',
  '/art/-1280.webp',
  '/art/../hotel-kyoto-1280.webp',
  '/art/HOTEL-1280.webp',
  'art/hotel-kyoto-1280.webp',
  'https://example.com/art/hotel-kyoto-1280.webp',
  '/art/hotel-kyoto-1280.webp?v=2',
])('%j is not a picture of this site', (address) => {
  expect(pictureStem(address)).toBeNull();
  expect(sitePicture(address)).toBeNull();
});

it('an illustration has a name, and files in all widths', () => {
  const picture = sitePicture('/art/hotel-kyoto-480.avif');
  expect(picture).toEqual(artPicture('hotel-kyoto'));
  expect(picture?.art).toBe('hotel-kyoto');
  expect(pictureSrcSet(artPicture('hotel-kyoto'), 'avif')).toBe(
    '/art/hotel-kyoto-480.avif 480w, /art/hotel-kyoto-800.avif 800w, ' +
      '/art/hotel-kyoto-1280.avif 1280w, /art/hotel-kyoto-1920.avif 1920w',
  );
  expect(usualFile(artPicture('hotel-kyoto'))).toBe('/art/hotel-kyoto-1280.webp');
});

it('a photograph has its own dimensions, and only the widths that were rendered', () => {
  const picture = photoPicture(photo);
  expect(sitePicture(photoAddress(photo))).toEqual(picture);
  expect(picture).toMatchObject({ stem: `/media/${id}`, width: 1500, height: 1000 });
  expect(picture.art).toBeNull();
  expect(pictureSrcSet(picture, 'webp')).toBe(
    [480, 800, 1280, 1500].map((width) => `/media/${id}-${width}.webp ${width}w`).join(', '),
  );
  expect(pictureFile(picture, 800, 'avif')).toBe(`/media/${id}-800.avif`);
  expect(usualFile(picture)).toBe(`/media/${id}-1280.webp`);
  expect(usualFile(photoPicture({ ...photo, width: 300 }))).toBe(`/media/${id}-300.webp`);
  expect(largeImage(photoAddress(photo))).toBe(`/media/${id}-1500.webp`);
});

it('a photograph of unknown dimensions is shown as stored', () => {
  expect(sitePicture(`/media/${id}-1280.webp`)).toBeNull();
});

it('the style of a photograph keeps the focal point and shows the placeholder', () => {
  expect(photoStyle(photo)).toEqual({
    objectPosition: '30% 65%',
    background: 'var(--sand) url(data:image/webp;base64,UklGRiQAAABX+/) 30% 65% / cover',
  });
});
