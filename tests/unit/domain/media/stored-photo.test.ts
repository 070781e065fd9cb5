import * as v from 'valibot';
import { expect, it } from 'vitest';
import { photoAddress } from '#domain/media/photo.ts';
import { photoIdsIn } from '#domain/media/photo-uses.ts';
import { StoredPhoto, toPhoto } from '#domain/media/stored-photo.ts';

it('a stored photograph has an address without words, whatever older ones hold', () => {
  const id = '0123456789abcdef01234567';
  const look = { width: 800, height: 600, colour: '8a7f6e', placeholder: 'UklG' };
  const photo = v.parse(StoredPhoto, { id, ...look, alt: 'Un quai', focal: { x: 1, y: 2 } });
  expect(photo).toMatchObject({ file_name: null, deleted_at: null });
  expect(photoAddress(toPhoto(photo))).toBe(
    `/media/${id}-800.webp#w=800&h=600&x=50&y=50&c=8a7f6e&p=UklG`,
  );
});

it('the photographs of a record are found in all of its fields', () => {
  const [address, other] = ['a', 'b'].map((letter) => `/media/${letter.repeat(24)}-800.avif#w=1`);
  const record = {
    image: address,
    gallery: [{ url: other, alt: '' }],
    content: `<p>Ici</p><img src="${address}" alt="">`,
    banner: '/art/a-1280.webp',
    at: new Date(0),
    nothing: null,
  };
  expect(photoIdsIn(record)).toEqual(new Set(['a'.repeat(24), 'b'.repeat(24)]));
});
