export const BRAND = 'Grand Séjour';
export const TAGLINE =
  'Découvrez les meilleures adresses d’hôtels cinq étoiles pour des expériences de luxe inoubliables.';
export const SITE_LOCALE = 'fr_FR';
export const TIME_ZONE = 'Europe/Paris';
export const CONTACT_EMAIL = 'contact@grand-sejour.test';
