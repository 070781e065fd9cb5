/** Errors in French, by error code, with which functions refuse an administrator's call or upload. */
export const ADMIN_REFUSAL_TEXTS = {
  unauthenticated: 'Votre session a expiré\u00a0: reconnectez-vous',
  'permission-denied': 'Ce compte n’a pas les droits d’administrateur',
  'too-many': 'Trop de demandes en peu de temps\u00a0: réessayez dans une heure',
} as const;
