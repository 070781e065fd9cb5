import type { AppRouter } from './router.tsx';

/**
 * Keeps the place of a page that is being left: the router notes where it was when it goes, and
 * again when « back » comes before the next page is there. By then the shorter word that this is on
 * its way has scrolled the window to its top, which the router is not to see.
 */
export function keepPlace(router: AppRouter): void {
  const hide = (event: Event) => {
    if (router.state.status === 'pending') event.stopPropagation();
  };
  // Before the router's own listener, which is on the document.
  addEventListener('scroll', hide, { capture: true });
}
