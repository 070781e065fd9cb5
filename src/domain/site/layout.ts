/** Sizes of the layout that behaviour depends on (spec sections 2 and 9). */
export const MOBILE_BREAKPOINT_PX = 768;
export const SCROLL_OFFSET_MOBILE_PX = 48;
export const SCROLL_OFFSET_DESKTOP_PX = 64;
export const TESTIMONIAL_ROTATION_MS = 5_000;
/** The holiday page's arrows stay highlighted for so long, below and from their breakpoint. */
export const ARROW_BREAKPOINT_PX = 1_024;
export const ARROW_HIGHLIGHT_SMALL_MS = 150;
export const ARROW_HIGHLIGHT_LARGE_MS = 200;

/** How far below the top an anchor stops, for a window of that width. */
export function scrollOffset(windowWidth: number): number {
  return windowWidth < MOBILE_BREAKPOINT_PX ? SCROLL_OFFSET_MOBILE_PX : SCROLL_OFFSET_DESKTOP_PX;
}
