import { useEffect } from 'react';
import { POPUP_SCROLL_RATIO } from '#domain/newsletter/newsletter.ts';
import { wasPopupClosed } from './popup-memory.ts';

/** Returns how far the page is scrolled, 0 to 1; 0 if the page does not scroll. */
function scrolledRatio(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 ? window.scrollY / way : 0;
}

export function NewsletterPopup() {
  useEffect(() => {
    if (wasPopupClosed()) return;
    const openAtDepth = () => {
      if (scrolledRatio() < POPUP_SCROLL_RATIO) return;
      removeEventListener('scroll', openAtDepth);
      // Not over another dialog, nor after the visitor signed up or closed the popup.
      if (wasPopupClosed() || document.querySelector('dialog[open]')) return;
      void import('./open-newsletter.tsx').then(({ openNewsletter }) => openNewsletter('scroll'));
    };
    addEventListener('scroll', openAtDepth, { passive: true });
    // The visitor may have reached the end before this code was loaded.
    openAtDepth();
    return () => removeEventListener('scroll', openAtDepth);
  }, []);
  return null;
}
