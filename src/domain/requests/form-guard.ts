/** What a form sends besides its fields, so that robots can be told from people. */
export type FormGuard = {
  /** The value of the honeypot field. */
  trap: string;
  /** Time since the first interaction with the form. */
  elapsedMs: number;
};

/** Name of the hidden field: tempting for robots, and not autofilled by browsers. */
export const HONEYPOT_FIELD = 'sujet';

/** Shown beyond a caller's rate limit, which is per hour. */
export const TOO_MANY_REQUESTS = 'Trop de demandes en peu de temps. Réessayez dans une heure.';

/** Shown beyond a recipient's rate limit, which is per day. */
export const TOO_MANY_FOR_ADDRESS =
  'Cette adresse email a été donnée trop souvent. Réessayez dans 24 heures.';
