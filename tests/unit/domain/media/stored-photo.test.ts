import * as v from 'valibot';
import { expect, it } from 'vitest';
import { photoAddress } from '#domain/media/photo.ts';
import { photoIdsIn } from '#domain/media/photo-uses.ts';
import { photoName, StoredPhoto, toPhoto } from '#domain/media/stored-photo.ts';

const id = '0123456789abcdef01234567';
const look = { width: 800, height: 600, focal: { x: 10, y: 20 }, colour: '8a7f6e' };
const stored = { id, ...look, placeholder: 'UklG', alt: '' };

it('a stored photograph is read with defaults, and has an address', () => {
  const photo = v.parse(StoredPhoto, stored);
  expect(photo).toMatchObject({ alt: '', caption: null, file_name: null, deleted_at: null });
  expect(photoAddress(toPhoto(photo))).toBe(
    `/media/${id}-800.webp#w=800&h=600&x=10&y=20&c=8a7f6e&p=UklG&a=`,
  );
  const odd = v.parse(StoredPhoto, { ...stored, alt: 3, focal: { x: 'x' } });
  expect(odd).toMatchObject({ alt: null, focal: { x: 50, y: 50 } });
});

it('a photograph is called by what it shows, else by its file', () => {
  const photo = { alt: 'Un quai', caption: 'Honfleur', file_name: 'quai.jpg' };
  expect(photoName(photo)).toBe('Un quai');
  expect(photoName({ ...photo, alt: '' })).toBe('Honfleur');
  expect(photoName({ ...photo, alt: null, caption: null })).toBe('quai.jpg');
  expect(photoName({ alt: null, caption: null, file_name: null })).toBe('Image sans nom');
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
