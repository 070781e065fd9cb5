// Separate from the schemas, because first views need these constants but must not load valibot.

/** Shown when a hotel has no picture, or the picture fails to load. */
export const DEFAULT_HOTEL_IMAGE = '/art/article-grand-salon-1280.webp';
export const DEFAULT_BANNER_IMAGE = '/art/page-home-1920.webp';
export const HOTEL_DESCRIPTION_FALLBACK = 'Description non disponible';
