/** Signals sent along with a form to tell bots from people. */
export type FormGuard = {
  /** The value of the honeypot field. */
  trap: string;
  /** Time since the form was first focused. */
  elapsedMs: number;
};

/** Name of the hidden field: one that bots fill and no browser autofills. */
export const HONEYPOT_FIELD = 'sujet';

/** The hourly rate limit per caller was hit. */
export const TOO_MANY_REQUESTS = 'Trop de demandes en peu de temps. Réessayez dans une heure.';

/**
 * No more confirmations go to an address today, which strangers may have used up: a mail from the
 * address itself proves whose it is, and the team signs it up.
 */
export const tooManyForAddress = (contactEmail: string): string =>
  `Cette adresse a été donnée trop souvent aujourd’hui. Écrivez-nous depuis elle à ${contactEmail}\u00a0: nous l’inscrirons.`;
