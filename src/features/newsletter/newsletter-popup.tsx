import { useEffect } from 'react';

/** Scrolled share of the page at which the newsletter popup opens. */
const POPUP_DEPTH = 0.8;

export function NewsletterPopup() {
  useEffect(() => {
    const openAtDepth = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const way = scrollHeight - clientHeight;
      if (way <= 0 || window.scrollY / way < POPUP_DEPTH) return;
      removeEventListener('scroll', openAtDepth);
      void import('./newsletter-dialog.tsx').then(({ openPopup }) => openPopup());
    };
    addEventListener('scroll', openAtDepth, { passive: true });
    // The visitor may have scrolled before this code was loaded.
    openAtDepth();
    return () => removeEventListener('scroll', openAtDepth);
  }, []);
  return null;
}
