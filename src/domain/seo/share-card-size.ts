/** Size of share pictures in pixels, as social networks recommend. */
export const SHARE_CARD_WIDTH = 1200;
export const SHARE_CARD_HEIGHT = 630;
