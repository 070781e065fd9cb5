/** Beyond the specification, in its manner. */
export const DELETE_TEXTS = {
  question: 'Êtes-vous sûr de vouloir supprimer cette demande ?',
  done: 'Demande supprimée',
  failed: 'Impossible de supprimer la demande',
  restored: 'Demande rétablie',
};

const requests = (count: number) => `${count} ${count === 1 ? 'demande' : 'demandes'}`;
const s = (count: number) => (count === 1 ? '' : 's');

export const BULK_DELETE = {
  question: (count: number) =>
    count === 1
      ? DELETE_TEXTS.question
      : `Êtes-vous sûr de vouloir supprimer ces ${requests(count)} ?`,
  done: (count: number) => `${requests(count)} supprimée${s(count)}`,
  failed: (count: number) =>
    count === 1 ? DELETE_TEXTS.failed : `Impossible de supprimer ${requests(count)}`,
  restored: (count: number) => `${requests(count)} rétablie${s(count)}`,
  notRestored: (count: number) =>
    count === 1
      ? 'La demande n’a pas pu être rétablie'
      : `${requests(count)} n’ont pas pu être rétablies`,
};
