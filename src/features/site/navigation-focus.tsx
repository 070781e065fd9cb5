import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Sends the focus to the title of the page that a link opened, as a browser would start anew at the
 * top of a document. Not on first load, and not when only the search or the anchor changes.
 */
export function NavigationFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const title = document.querySelector('h1') ?? document.getElementById('contenu');
        if (!title) return;
        title.tabIndex = -1;
        // The page fades in.
        title.dataset.opened = '';
        // Where the page stands is the router's affair.
        title.focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
}
