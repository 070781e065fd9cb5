export type FormGuard = { trap: string; elapsedMs: number };

/** Name of the hidden field; browsers never autofill it. */
export const HONEYPOT_FIELD = 'sujet';

export const TOO_MANY_REQUESTS = 'Trop de demandes en peu de temps. Réessayez dans une heure.';

/** Strangers may have used up an address's confirmations: a mail from it proves its owner. */
export const tooManyForAddress = (contactEmail: string): string =>
  `Cette adresse a été donnée trop souvent aujourd’hui. Écrivez-nous depuis elle à ${contactEmail}\u00a0: nous l’inscrirons.`;
