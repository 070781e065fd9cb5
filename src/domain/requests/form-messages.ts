export const OFFLINE_MESSAGE = 'Vous êtes hors connexion';
/** Message below « Vous êtes hors connexion » on a device that cannot store the request. */
export const DEVICE_CANNOT_STORE_MESSAGE =
  'Cet appareil ne peut rien garder\u00a0: votre texte reste ici, envoyez-le de nouveau au retour du réseau.';

export const NEWSLETTER_SIGN_UP_FAILED_MESSAGE = "Une erreur est survenue lors de l'inscription";
export const CONTACT_REPLY_PROMISE = 'Nous vous répondrons dans les plus brefs délais.';

export const TOO_MANY_REQUESTS_MESSAGE =
  'Trop de demandes en peu de temps. Réessayez dans une heure.';

/** Returns the error message for an email address that was signed up too often, maybe by strangers. */
export const tooManySignUpsMessage = (contactEmail: string): string =>
  `Cette adresse a été donnée trop souvent aujourd’hui. Réessayez demain, ou écrivez-nous depuis elle à ${contactEmail}\u00a0: nous l’inscrirons.`;
