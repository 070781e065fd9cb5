/** Beyond the specification, in its manner. */
export const DELETE_TEXTS = {
  question: 'Êtes-vous sûr de vouloir supprimer cette demande ?',
  done: 'Demande supprimée',
  failed: 'Impossible de supprimer la demande',
  restored: 'Demande rétablie',
};

export const BULK_DELETE = {
  question: 'Êtes-vous sûr de vouloir supprimer ces % demandes ?',
  done: '% demandes supprimées',
  restored: '% demandes rétablies',
};
