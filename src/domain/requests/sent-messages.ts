export const NEWSLETTER_SENT = {
  message: 'Merci pour votre inscription!',
  description:
    'Vous recevrez bientôt nos offres exclusives par email.\nUn e-mail vous attend\u00a0: suivez son lien pour confirmer votre inscription.',
} as const;
export const NEWSLETTER_FAILED = "Une erreur est survenue lors de l'inscription";

export const CONTACT_SENT = {
  message: 'Message envoyé !',
  description: 'Nous vous répondrons dans les plus brefs délais.',
} as const;
export const CONTACT_FAILED = "Erreur lors de l'envoi";

export const HOLIDAY_FAILED = "Erreur lors de l'envoi de la demande";

/** Messages when offline: OFFLINE is the title, UNKEPT the text if this device cannot store the request. */
export const OFFLINE = 'Vous êtes hors connexion';
export const UNKEPT =
  'Cet appareil ne peut rien garder : votre texte reste ici, envoyez-le de nouveau au retour du réseau.';

export const UNKNOWN_SEND_ERROR = "Erreur inconnue lors de l'envoi";
