export type FormGuard = {
  trap: string;
  elapsedMs: number;
};

/** Name of the hidden field; browsers never autofill it. */
export const HONEYPOT_FIELD = 'sujet';

export const TOO_MANY_REQUESTS = 'Trop de demandes en peu de temps. Réessayez dans une heure.';

/**
 * Shown when strangers may have used up an address's confirmations for today: writing from the
 * address proves its owner, and the team signs it up.
 */
export const tooManyForAddress = (contactEmail: string): string =>
  `Cette adresse a été donnée trop souvent aujourd’hui. Écrivez-nous depuis elle à ${contactEmail}\u00a0: nous l’inscrirons.`;
