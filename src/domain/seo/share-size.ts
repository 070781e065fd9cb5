// Apart from the cards: first views need these constants only.

/** The size of all pictures for sharing, in pixels: what social networks ask for. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
