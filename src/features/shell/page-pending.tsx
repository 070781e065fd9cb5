import { useLayoutEffect } from 'react';
import { Loading } from '#ui/loading.tsx';

/** Message while a page loads. Fills the window, so that the footer does not jump. */
export function PagePending({ children = 'Chargement de la page…' }) {
  // Scrolls to the top, because after a longer page the browser would show the footer.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className="page-margins min-h-dvh pt-18">
      <Loading className="delay-0">{children}</Loading>
      <p className="late mt-4 text-ui text-ink-2 delay-5000">
        La connexion est lente{'\u00a0'}: la page arrive.
      </p>
    </div>
  );
}
