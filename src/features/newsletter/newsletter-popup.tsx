import { useEffect } from 'react';
import { POPUP_SCROLL_RATIO } from '#domain/newsletter/newsletter.ts';
import { wasPopupClosed } from './popup-memory.ts';

/** How much of the way down the page has been scrolled, 0 to 1; 0 where there is nothing to scroll. */
function scrolledRatio(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 ? window.scrollY / way : 0;
}

/** Opens the dialog once, with the source « scroll », at 80 % of the page (spec sections 2 and 9). */
export function NewsletterPopup() {
  useEffect(() => {
    if (wasPopupClosed()) return;
    const openAtDepth = () => {
      if (scrolledRatio() < POPUP_SCROLL_RATIO) return;
      removeEventListener('scroll', openAtDepth);
      // Another dialog is not talked over, nor one who signed up or said no since.
      if (wasPopupClosed() || document.querySelector('dialog[open]')) return;
      void import('./open-newsletter.tsx').then(({ openNewsletter }) => openNewsletter('scroll'));
    };
    addEventListener('scroll', openAtDepth, { passive: true });
    // Whoever jumps to the end is there before this is.
    openAtDepth();
    return () => removeEventListener('scroll', openAtDepth);
  }, []);
  return null;
}
