// Apart from the schemas, so that the first view can name a fallback without loading a schema.

/** Shown where a hotel has no picture, or one that fails (spec sections 3 and 8). */
export const DEFAULT_HOTEL_IMAGE = '/art/article-grand-salon-1280.webp';
/** Shown where a destination has no banner (spec section 3). */
export const DEFAULT_BANNER_IMAGE = '/art/page-home-1920.webp';
export const HOTEL_DESCRIPTION_FALLBACK = 'Description non disponible';
