export const tooLongError = (max: number): string =>
  `Ce texte est trop long (${max} caractères au plus)`;

export const FORM_INVALID_MESSAGE = 'Veuillez corriger les erreurs dans le formulaire';
