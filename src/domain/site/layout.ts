export const TESTIMONIAL_ROTATION_MS = 5_000;
/** Highlight of a pressed arrow on the holiday page, below and from the breakpoint. */
export const ARROW_BREAKPOINT_PX = 1_024;
export const ARROW_HIGHLIGHT_SMALL_MS = 150;
export const ARROW_HIGHLIGHT_LARGE_MS = 200;
