import { expect, test } from 'vitest';
import { photoName } from '#domain/media/photo-name.ts';

test('a photograph is called by what it shows, else by its file', () => {
  const photo = { alt: 'Un quai', caption: 'Honfleur', file_name: 'quai.jpg' };
  expect(photoName(photo)).toBe('Un quai');
  expect(photoName({ ...photo, alt: '' })).toBe('Honfleur');
  expect(photoName({ ...photo, alt: null, caption: null })).toBe('quai.jpg');
  expect(photoName({ alt: null, caption: null, file_name: null })).toBe('Image sans nom');
});
