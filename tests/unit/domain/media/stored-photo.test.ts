import * as v from 'valibot';
import { expect, it } from 'vitest';
import { photoAddress } from '#domain/media/photo.ts';
import { StoredPhoto, toPhoto } from '#domain/media/stored-photo.ts';

it('a stored photograph has an address without texts or focal point, even if an older record has both', () => {
  const id = '0123456789abcdef01234567';
  const look = { width: 800, height: 600, placeholder: 'UklG' };
  const photo = v.parse(StoredPhoto, { id, ...look, alt: 'Un quai', focal: { x: 1, y: 2 } });
  expect(photo).toMatchObject({ file_name: null, deleted_at: null });
  expect(photoAddress(toPhoto(photo))).toBe(`/media/${id}-800.webp#w=800&h=600&x=50&y=50&p=UklG`);
});
