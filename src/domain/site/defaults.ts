// Apart from the schemas: first views need these constants and must not load valibot.

/** Shown where a hotel has no picture, or one that fails to load. */
export const DEFAULT_HOTEL_IMAGE = '/art/article-grand-salon-1280.webp';
/** Shown where a destination has no banner. */
export const DEFAULT_BANNER_IMAGE = '/art/page-home-1920.webp';
export const HOTEL_DESCRIPTION_FALLBACK = 'Description non disponible';
