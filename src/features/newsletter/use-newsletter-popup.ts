import { useEffect } from 'react';
import { useSettings } from '#data/queries/settings-query.ts';

const POPUP_DEPTH = 0.8;

/** Offers the newsletter in a dialog once the visitor has scrolled through most of the page. */
export function useNewsletterPopup() {
  const settings = useSettings();
  useEffect(() => {
    const openAtDepth = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const way = scrollHeight - clientHeight;
      if (way <= 0 || window.scrollY / way < POPUP_DEPTH) return;
      removeEventListener('scroll', openAtDepth);
      void import('./newsletter-dialog.later.tsx').then(({ offerNewsletterPopup }) =>
        offerNewsletterPopup(settings),
      );
    };
    addEventListener('scroll', openAtDepth, { passive: true });
    // Checks the scroll position at once, because the visitor may have scrolled before hydration.
    openAtDepth();
    return () => removeEventListener('scroll', openAtDepth);
  }, [settings]);
}
