/** Size in pixels of pictures for social networks, as these recommend. */
export const SHARE_CARD_WIDTH = 1200;
export const SHARE_CARD_HEIGHT = 630;
