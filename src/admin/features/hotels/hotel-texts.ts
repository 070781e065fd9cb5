import {
  type PublicationSection,
  publicationTexts,
} from '#admin/features/list/publication-section.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { formatCount } from '#domain/text/format.ts';

export const HOTEL_SECTION: PublicationSection = {
  collection: COLLECTIONS.hotels,
  list: '/admin/hotels',
  page: '/hotels',
  title: 'Hôtels',
  creation: 'Nouvel hôtel',
  edition: 'Modifier l’hôtel',
  states: {
    loading: 'Chargement des hôtels…',
    empty: 'Aucun hôtel pour le moment.',
    notFound: 'Aucun hôtel ne correspond à cette recherche.',
  },
  deletion: {
    question: DELETE_QUESTIONS.hotel,
    done: 'Hôtel supprimé',
    failed: "Impossible de supprimer l'hôtel",
    restored: 'Hôtel restauré',
  },
  bulk: publicationTexts({
    one: 'hôtel',
    many: 'hôtels',
    question: DELETE_QUESTIONS.hotel,
    failed: "Impossible de supprimer l'hôtel",
    notRestored: 'L’hôtel n’a pas pu être restauré',
    mark: 'coup de cœur',
    feature: 'Mettre en coup de cœur',
    unfeature: 'Retirer des coups de cœur',
  }),
};

/** Under the list's title: « 11 maisons, dont 5 coups de cœur ». */
export function hotelsSummary(list: readonly { featured: boolean }[]): string {
  const favourites = list.filter(({ featured }) => featured).length;
  const houses = `${formatCount(list.length)} ${list.length > 1 ? 'maisons' : 'maison'}`;
  return favourites === 0
    ? houses
    : `${houses}, dont ${favourites} ${favourites === 1 ? 'coup' : 'coups'} de cœur`;
}
