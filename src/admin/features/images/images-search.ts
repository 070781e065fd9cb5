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
import { photoName, type StoredPhoto } from '#domain/media/stored-photo.ts';

const STATES = {
  inutilisees: 'Inutilisées',
  'sans-texte': 'Sans texte alternatif',
  supprimees: 'Supprimées',
} as const;
const IMAGE_SORTS = ['nom', 'date'] as const;
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
};

const SORT_KEYS: Record<ImageSort, (photo: StoredPhoto) => string | number | null> = {
  nom: photoName,
  date: ({ created_at }) => created_at,
};

const NEWEST: Sort<ImageSort> = { key: 'date', direction: 'desc' };

/** Returns whether a photograph is in a state; deleted ones are in theirs alone. */
function isIn({ etat }: ImagesSearch, { id, alt, deleted_at }: StoredPhoto, used: Used): boolean {
  if ((deleted_at !== null) !== (etat === 'supprimees')) return false;
  if (etat === 'inutilisees') return used !== null && !used.has(id);
  return etat !== 'sans-texte' || alt === null;
}

/** The ids of the photographs that records show; null until they are read. */
type Used = ReadonlySet<string> | null;

/** The photographs that match the URL search, in its order. */
export function listedPhotos(
  photos: readonly StoredPhoto[],
  search: ImagesSearch,
  used: Used,
): StoredPhoto[] {
  const { q = '' } = search;
  const found = photos.filter((photo) => isIn(search, photo, used) && matchesPhoto(photo, q));
  const { key, direction } = sortOf(search) ?? NEWEST;
  return sortRecords(found, direction, SORT_KEYS[key]);
}
