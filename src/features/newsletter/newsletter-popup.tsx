import { useEffect } from 'react';
import { POPUP_SCROLL_RATIO } from '#domain/newsletter/newsletter.ts';
import { wasPopupClosed } from './popup-memory.ts';

/** How far the page is scrolled, 0 to 1; 0 where there is nothing to scroll. */
function scrolledRatio(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 ? window.scrollY / way : 0;
}

/** Opens the dialog once, when the page has been scrolled by 80 %. */
export function NewsletterPopup() {
  useEffect(() => {
    if (wasPopupClosed()) return;
    const openAtDepth = () => {
      if (scrolledRatio() < POPUP_SCROLL_RATIO) return;
      removeEventListener('scroll', openAtDepth);
      // Not over another dialog, nor for a visitor who has signed up or declined since.
      if (wasPopupClosed() || document.querySelector('dialog[open]')) return;
      void import('./open-newsletter.tsx').then(({ openNewsletter }) => openNewsletter('scroll'));
    };
    addEventListener('scroll', openAtDepth, { passive: true });
    // The visitor may have jumped to the end before this code was loaded.
    openAtDepth();
    return () => removeEventListener('scroll', openAtDepth);
  }, []);
  return null;
}
