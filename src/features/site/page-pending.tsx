import { Loading } from '#ui/loading.tsx';

/**
 * Shown while a page loads: the router waits 300 ms first. As high as the window, so that the
 * footer does not jump; after 5 s it tells that the line is slow, not the page broken.
 */
export function PagePending({ children = 'Chargement de la page…' }) {
  return (
    <div className="page-margins min-h-dvh pt-18">
      <Loading className="[animation-delay:0s]">{children}</Loading>
      <p className="appear-late mt-4 text-ui text-ink-2" style={{ animationDelay: '5s' }}>
        La connexion est lente{'\u00a0'}: la page arrive.
      </p>
    </div>
  );
}
