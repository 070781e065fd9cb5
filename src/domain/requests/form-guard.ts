/** What a form tells besides what was typed, so that robots can be told from people. */
export type FormGuard = {
  /** What stands in the field that people do not see. */
  trap: string;
  /** Time since the form was first touched. */
  elapsedMs: number;
};

/** Name of the field that people do not see: one that robots like to fill, and no browser fills in. */
export const HONEYPOT_FIELD = 'sujet';

/** Shown to whoever sends too much: counted by the hour. */
export const TOO_MANY_REQUESTS = 'Trop de demandes en peu de temps. Réessayez dans une heure.';

/** Shown to whoever names an address that too many forms have named: counted by the day. */
export const TOO_MANY_FOR_ADDRESS =
  'Cette adresse email a été donnée trop souvent. Réessayez dans 24 heures.';
