export function tooLong(max: number): string {
  return `Ce texte est trop long (${max} caractères au plus)`;
}

export const FORM_INVALID = 'Veuillez corriger les erreurs dans le formulaire';

export const DELETE_QUESTIONS = {
  article: 'Êtes-vous sûr de vouloir supprimer cet article ?',
  hotel: 'Êtes-vous sûr de vouloir supprimer cet hôtel ?',
  destination: 'Êtes-vous sûr de vouloir supprimer cette destination ?',
  subscription: 'Êtes-vous sûr de vouloir supprimer cet abonnement ?',
} as const;
