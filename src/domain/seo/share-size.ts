// Not in share-card.ts: first views load only these constants.

/** Pixels, as social networks ask for. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
