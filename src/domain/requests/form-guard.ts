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

/** The daily rate limit per recipient was hit. */
export const TOO_MANY_FOR_ADDRESS =
  'Cette adresse e-mail a été donnée trop souvent. Réessayez dans 24 heures.';
