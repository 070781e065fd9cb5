import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import {
  oneOf,
  readText,
  type Sort,
  searchReader,
  sortOf,
  sortRecords,
} from '#admin/features/list/list-search.ts';
import { matchesPhoto } from '#admin/features/pictures/photo-search.ts';
import { photoName } from '#domain/media/photo-name.ts';
import type { StoredPhoto } from '#domain/media/stored-photo.ts';

const STATES = {
  inutilisees: 'Inutilisées',
  'sans-texte': 'Sans texte alternatif',
  supprimees: 'Supprimées',
} as const;
const IMAGE_SORTS = ['nom', 'date', 'usages', 'taille'] as const;
type ImageSort = (typeof IMAGE_SORTS)[number];

/** The URL search of the library; absent values do not filter, without `tri` the newest come first. */
export const readImagesSearch = searchReader({
  q: readText,
  etat: oneOf(['inutilisees', 'sans-texte', 'supprimees']),
  tri: oneOf(IMAGE_SORTS),
  ordre: oneOf(['desc']),
});
export type ImagesSearch = ReturnType<typeof readImagesSearch>;

export const IMAGE_FILTERS: readonly ListFilter[] = [
  { key: 'etat', label: 'Afficher', all: 'Toutes', options: labelOptions(STATES) },
];

export const IMAGE_ORDERS = {
  nom: 'Nom',
  date: 'Plus anciennes',
  'usages desc': 'Plus utilisées',
  'taille desc': 'Plus lourdes',
};

const SORT_KEYS: Record<ImageSort, (photo: StoredPhoto) => string | number | null> = {
  nom: photoName,
  date: ({ created_at }) => created_at,
  usages: ({ uses }) => uses.length,
  taille: ({ stored_bytes }) => stored_bytes,
};

const NEWEST: Sort<ImageSort> = { key: 'date', direction: 'desc' };

/** Whether a photograph is in a state; those that were deleted are only in theirs. */
function isIn(state: ImagesSearch['etat'], { alt, uses, deleted_at }: StoredPhoto): boolean {
  if ((deleted_at !== null) !== (state === 'supprimees')) return false;
  if (state === 'inutilisees') return uses.length === 0;
  return state !== 'sans-texte' || alt === null;
}

/** The photographs that match the URL search, in its order. */
export function listedPhotos(photos: readonly StoredPhoto[], search: ImagesSearch): StoredPhoto[] {
  const { q = '', etat } = search;
  const found = photos.filter((photo) => isIn(etat, photo) && matchesPhoto(photo, q));
  const { key, direction } = sortOf(search) ?? NEWEST;
  return sortRecords(found, direction, SORT_KEYS[key]);
}
