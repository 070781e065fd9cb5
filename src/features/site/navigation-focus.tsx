import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Focuses the title after navigation, because browsers start at the top of a new document. Does
 * nothing on the first load, or if only search or hash change.
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
        // Fades the page in (base.css).
        title.dataset.opened = '';
        // The router handles the scroll position.
        title.focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
}
