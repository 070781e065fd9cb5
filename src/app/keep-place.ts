/** Keeps the scroll position for Back in two cases where the router would lose it. */
export function keepPlace(isPending: () => boolean): void {
  // The shorter loading page scrolls the window to the top. Hides that event from the router, which
  // would overwrite the scroll position of the page being left; capture precedes the router's listener.
  const hide = (event: Event) => {
    if (isPending()) event.stopPropagation();
  };
  addEventListener('scroll', hide, { capture: true });

  // Safari shows a page from its back/forward cache at the top: the router has turned off the browser's
  // scroll restoration, and restores positions itself only when it renders a page.
  let place = { left: 0, top: 0 };
  addEventListener('pagehide', () => {
    place = { left: scrollX, top: scrollY };
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ ...place, behavior: 'instant' });
  });
}
