import { describe, expect, it } from 'vitest';
import {
  type ImagesSearch,
  listedPhotos,
  readImagesSearch,
} from '#admin/features/images/images-search.ts';
import { aPhoto } from '../pictures/a-photo.ts';

const PHOTOS = [
  aPhoto({
    id: '1'.repeat(24),
    alt: 'Un quai, l’été',
    created_at: '2026-01-01T00:00:00.000Z',
  }),
  aPhoto({
    id: '2'.repeat(24),
    alt: null,
    file_name: 'terrasse.jpg',
    created_at: '2026-03-01T00:00:00.000Z',
  }),
  aPhoto({
    id: '3'.repeat(24),
    alt: '',
    caption: 'Le jardin',
    created_at: '2026-02-01T00:00:00.000Z',
  }),
  aPhoto({ id: '4'.repeat(24), alt: null, deleted_at: '2026-03-02T00:00:00.000Z' }),
];
const USED = new Set(['1'.repeat(24)]);
const listed = (search: ImagesSearch) =>
  listedPhotos(PHOTOS, search, USED)
    .map(({ id }) => id[0])
    .join('');

describe('the library', () => {
  it.each([
    [{}, '231'],
    [{ q: 'ETE quai' }, '1'],
    [{ q: 'terrasse' }, '2'],
    [{ etat: 'inutilisees' }, '23'],
    [{ etat: 'sans-texte' }, '2'],
    [{ etat: 'supprimees' }, '4'],
    [{ tri: 'nom' }, '321'],
    [{ tri: 'date' }, '132'],
  ] as const)('lists for %o', (search, ids) => {
    expect(listed(search)).toBe(ids);
  });

  it('knows no unused photograph until the records are read', () => {
    expect(listedPhotos(PHOTOS, { etat: 'inutilisees' }, null)).toEqual([]);
  });

  it('ignores what it does not know in the address', () => {
    expect(readImagesSearch({ etat: 'perdues', tri: 'x', q: 3 })).toEqual({ q: '3' });
  });
});
