/** Width in px of share pictures; this size is what social networks recommend. */
export const SHARE_CARD_WIDTH = 1200;
export const SHARE_CARD_HEIGHT = 630;
