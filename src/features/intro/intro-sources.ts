/** The same film three times, the lightest first, the surest last (spec section 2, « Intro »). */
export const INTRO_SOURCES = [
  { src: '/video/intro.av1.webm', type: 'video/webm; codecs="av01.0.05M.08"' },
  { src: '/video/intro.vp9.webm', type: 'video/webm; codecs="vp9"' },
  { src: '/video/intro.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
] as const;

/** The film's first picture. */
export const INTRO_STILL = {
  avif: '/video/intro-still.avif',
  webp: '/video/intro-still.webp',
  alt: 'Affiche : des villas à tuiles rouges étagées au-dessus d’une mer turquoise, une corniche en lacet où file une petite auto rouge.',
} as const;
