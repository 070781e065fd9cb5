import { DELETE_QUESTIONS } from '#domain/messages.ts';

/** Deleting one hotel (spec sections 5 and 8). */
export const DELETE_HOTEL = {
  question: DELETE_QUESTIONS.hotel,
  done: 'Hôtel supprimé',
  failed: "Impossible de supprimer l'hôtel",
  restored: 'Hôtel restauré',
};

const hotels = (count: number) => `${count} ${count === 1 ? 'hôtel' : 'hôtels'}`;
const s = (count: number) => (count === 1 ? '' : 's');

/** What is done with several hotels at once. */
export const BULK_TEXTS = {
  chosen: (count: number) => `${hotels(count)} choisi${s(count)}`,
  published: (count: number) => `${hotels(count)} publié${s(count)}`,
  unpublished: (count: number) => `${hotels(count)} retiré${s(count)} de la publication`,
  featured: (count: number) => `${hotels(count)} mis en coup de cœur`,
  unfeatured: (count: number) => `${hotels(count)} sans coup de cœur`,
  question: (count: number) =>
    count === 1 ? DELETE_QUESTIONS.hotel : `Êtes-vous sûr de vouloir supprimer ${hotels(count)} ?`,
  deleted: (count: number) => `${hotels(count)} supprimé${s(count)}`,
  failed: (count: number) =>
    count === 1 ? DELETE_HOTEL.failed : `Impossible de supprimer ${hotels(count)}`,
  restored: (count: number) => `${hotels(count)} restauré${s(count)}`,
  notRestored: (count: number) =>
    count === 1
      ? 'L’hôtel n’a pas pu être restauré'
      : `${hotels(count)} n’ont pas pu être restaurés`,
};

/** Under the list's title: « 11 maisons, dont 5 coups de cœur ». */
export function hotelsSummary(list: readonly { featured: boolean }[]): string {
  const favourites = list.filter(({ featured }) => featured).length;
  const houses = `${list.length} ${list.length === 1 ? 'maison' : 'maisons'}`;
  return favourites === 0
    ? houses
    : `${houses}, dont ${favourites} ${favourites === 1 ? 'coup' : 'coups'} de cœur`;
}
