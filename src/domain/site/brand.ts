export const BRAND = 'Grand Séjour';
export const TAGLINE =
  'Découvrez les meilleures adresses d’hôtels cinq étoiles pour des expériences de luxe inoubliables.';
export const CONTACT_EMAIL = 'contact@revue.test';

/** Picture of a hotel that has none, or whose picture fails to load. */
export const DEFAULT_HOTEL_IMAGE = '/art/article-grand-salon-1280.webp';
export const DEFAULT_BANNER_IMAGE = '/art/page-home-1920.webp';
