// Separate from share-card.ts, because first views load only these constants.

/** Size of share pictures in pixels, as social networks recommend. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
