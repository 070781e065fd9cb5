import type { ReactNode } from 'react';
import { Loading } from '#ui/loading.tsx';

/** Appears after some seconds, so that a slow line does not look like a broken page. */
function SlowLine() {
  return (
    <p className="appear-late mt-4 text-ui text-ink-2" style={{ animationDelay: '5s' }}>
      La connexion est lente{'\u00a0'}: la page arrive.
    </p>
  );
}

export function PagePending() {
  return (
    <div className="page-margins min-h-[80dvh] py-19 md:py-28">
      <Loading className="[animation-delay:0s]">Chargement de la page…</Loading>
      <SlowLine />
    </div>
  );
}

/** Placeholder of an article or hotel; as high as the window, so that the footer does not jump. */
export function PageLoading({ children }: { children: ReactNode }) {
  return (
    <div className="page-margins min-h-dvh pt-18">
      <Loading>{children}</Loading>
      <SlowLine />
    </div>
  );
}
