/** Keeps the visitor's scroll position on the way back, where the router would lose it. */
export function keepPlace(isPending: () => boolean): void {
  // The loading page, which is shorter, scrolls the window to its top: otherwise that would overwrite
  // the scroll position of the page being left. In the capture phase, before the router's own listener
  // on the document.
  const hide = (event: Event) => {
    if (isPending()) event.stopPropagation();
  };
  addEventListener('scroll', hide, { capture: true });

  // Safari restores a page from its back/forward cache at the top, as the router restores positions
  // itself, but does so only when it renders a page.
  let place = { left: 0, top: 0 };
  addEventListener('pagehide', () => {
    place = { left: scrollX, top: scrollY };
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ ...place, behavior: 'instant' });
  });
}
